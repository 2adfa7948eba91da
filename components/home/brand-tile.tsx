import { MakeLogo } from '@/components/layout/make-logo';
import { inventoryOfBrandHref } from '@/lib/site/routes';

export type Brand = { name: string; symbol: string | null };

/** Only whole tiles fit into the list: no name is cut beside the button. */
export const tileWidth = [
  'flex-none w-full @min-[10rem]:w-1/2 @min-[24rem]:w-1/3 @min-[36rem]:w-1/4',
  '@min-[45rem]:w-1/5 @min-[54rem]:w-1/6 @min-[66rem]:w-1/8',
].join(' ');

/** The focus ring is inside, because the list cuts what is outside of a tile. */
const tile = [
  'flex h-full flex-col items-center justify-between gap-2 px-1 pt-4 pb-3 no-underline',
  'rounded border border-transparent text-muted hover:border-line hover:text-link',
  '-outline-offset-3 transition-colors duration-quick',
].join(' ');

/**
 * The name and the logo of a make, which lead to its cars; without a logo the name is in its place.
 */
export function BrandTile({ name, symbol }: Brand) {
  return (
    <a className={tile} href={inventoryOfBrandHref(name)} translate="no">
      {symbol && <MakeLogo className="h-15 w-25" slug={symbol} />}
      <span
        className={`text-center ${symbol ? 'font-medium text-sm' : 'my-auto font-semibold text-lg'}`}
      >
        {name}
      </span>
    </a>
  );
}
