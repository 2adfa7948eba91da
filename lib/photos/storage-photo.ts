/** Where Supabase Storage has public files, and where its image service resizes them. */
const FILE = '/storage/v1/object/public/';
const SERVICE = '/storage/v1/render/image/public/';

/** Pixels, from a row on a phone to a card on a wide high-density screen. */
const WIDTHS = [240, 400, 640];
const LARGEST = 640;

/** At this quality, a photo 640 pixels wide has about 40 KB. */
const QUALITY = '60';

/** The width of a card's picture on the screen (components/inventory/vehicle-card.tsx). */
const SIZES = '(max-width: 639px) 38vw, (max-width: 1023px) 46vw, 300px';

/**
 * @param image the URL of a photo
 * @returns its URL at the image service, if it is in Supabase Storage; otherwise the same URL
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
 * Attributes of the `img` in a card. Only a photo at the image service comes in several sizes.
 *
 * @param image the URL of a photo
 * @param sizes the width of the picture on the screen
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
 * Twice as wide as high, like the picture in a card. Without a height, the service would keep the
 * height of the file.
 */
function sized(image: string, width: number): string {
  const url = new URL(image);
  url.searchParams.set('width', String(width));
  url.searchParams.set('height', String(width / 2));
  url.searchParams.set('resize', 'cover');
  url.searchParams.set('quality', QUALITY);
  return url.href;
}
