/**
 * Where Supabase Storage has a file of a public bucket, and where its image service makes sizes of
 * it.
 */
const FILE = '/storage/v1/object/public/';
const SERVICE = '/storage/v1/render/image/public/';

/** Pixels, from the row of a phone to the card of a sharp wide screen. */
const WIDTHS = [240, 400, 640];
const LARGEST = 640;

/** A photo of 640 pixels weighs about 40 KB at this quality. */
const QUALITY = '60';

/** What a card's picture takes of the screen (components/inventory/vehicle-card.tsx). */
const SIZES = '(max-width: 639px) 38vw, (max-width: 1023px) 46vw, 300px';

/**
 * @param image the URL of a photo
 * @returns its URL at the image service, where Supabase Storage has it; otherwise the same
 */
export function atImageService(image: string): string {
  const isAddress = URL.canParse(image);
  if (!isAddress) return image;

  const url = new URL(image);
  if (!url.pathname.startsWith(FILE)) return image;
  url.pathname = url.pathname.replace(FILE, SERVICE);
  return url.href;
}

/**
 * @param image the URL of a photo; only one at the image service comes in sizes
 * @param sizes what the picture takes of the screen
 * @returns attributes of an `img` in a card
 */
export function cardPhoto(
  image: string,
  sizes = SIZES,
): { src: string; srcSet?: string; sizes?: string } {
  if (!image.includes(SERVICE)) return { src: image };

  const srcSet = WIDTHS.map((width) => `${sized(image, width)} ${width}w`).join(', ');
  return { src: sized(image, LARGEST), srcSet, sizes };
}

/**
 * Twice as wide as high, as cards show it: without a height the service would keep that of the
 * file.
 */
function sized(image: string, width: number): string {
  const url = new URL(image);
  url.searchParams.set('width', String(width));
  url.searchParams.set('height', String(width / 2));
  url.searchParams.set('resize', 'cover');
  url.searchParams.set('quality', QUALITY);
  return url.href;
}
