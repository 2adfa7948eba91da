import { MakeLogo } from '@/components/cars/make-logo';
import { inventoryHrefByBrand } from '@/lib/site/routes';

export type MakeWithLogo = { name: string; logoSlug: string | null };

/** Whole tiles fill the list, so that no name is cut off beside the button. */
export const tileWidthLook = [
  'flex-none w-full @min-[10rem]:w-1/2 @min-[24rem]:w-1/3 @min-[36rem]:w-1/4',
  '@min-[45rem]:w-1/5 @min-[54rem]:w-1/6 @min-[65rem]:w-1/8',
].join(' ');

/** Tiles that move in or out fade at both ends of the list. */
export const fadedLook = 'mask-x-from-[calc(100%-16px)]';

/** The focus ring is inside the tile, because the list clips what is outside. */
const tileLook = [
  'flex h-full flex-col items-center justify-between gap-2 px-1 pt-4 pb-3 no-underline',
  'rounded border border-transparent text-muted hover:border-line hover:text-link',
  '-outline-offset-3 transition-colors duration-quick',
].join(' ');

export function MakeTile({ name, logoSlug }: MakeWithLogo) {
  const nameLook = logoSlug ? 'font-medium text-sm' : 'my-auto font-semibold text-lg';
  return (
    <a className={tileLook} href={inventoryHrefByBrand(name)} translate="no">
      {logoSlug && <MakeLogo className="h-15 w-25" slug={logoSlug} />}
      <span className={`text-center ${nameLook}`}>{name}</span>
    </a>
  );
}
