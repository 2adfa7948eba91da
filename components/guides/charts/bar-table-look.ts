import { blocksIfEnlarged } from '@/components/ui/enlarged-table';
import type { BarColumn } from '@/lib/guides/bar-columns';

/** Styled from its root: a class for each cell would double the HTML. */
const base = [
  'w-full border-ink border-t-2 text-left text-sm tabular-nums max-sm:text-xs print:text-paper',
  '[&_tr]:break-inside-avoid [&_tr]:border-line-deep [&_tr]:border-b [&_:is(td,th)]:py-2',
  '[&>:last-child>:last-child]:border-b-0 [&>:last-child>:last-child>*]:pb-0!',
  '[&_:is(td,th)]:align-top [&_:is(td,th)]:not-first:pl-2 @md:[&_:is(td,th)]:not-first:pl-5',
  '[&_:is(thead,b,small)]:text-muted [&_:is(tbody_th,b)]:font-normal [&_small]:block [&_small]:text-xs',
  '[&_small]:font-normal print:[&_small]:text-paper',
  '[&_tbody_th]:wrap-break-word [&_:is(data,em)]:whitespace-nowrap [&_em]:not-italic [&_i]:not-italic',
  '[&_:is([data-strong],tfoot)_:is(th,data)]:font-semibold',
  // A width of 0 asks for no room of its own.
  '[&_svg]:mt-1 [&_svg]:h-1.5 [&_svg]:w-0 [&_svg]:min-w-full',
  '[&_rect]:fill-ink [&_[data-strong]_rect]:fill-action',
  'forced-colors:[&_rect]:fill-system-text forced-colors:[&_[data-strong]_rect]:fill-system-mark',
  // As wide as the widest number with its unit, so that bars of all columns share a scale.
  '[&_data]:after:invisible [&_data]:after:block [&_data]:after:h-0 [&_data]:after:font-semibold',
  '[&_data]:after:content-[attr(data-widest)]',
  blocksIfEnlarged,
].join(' ');

/** The bar of a single column stands left of its number, below it on a phone. */
const oneColumn = [
  '[&_[data-number]]:w-1/2 [&_[data-number]]:text-right @lg:[&_[data-number]]:w-3/5',
  '[&_i]:grid @lg:[&_i]:flex @lg:[&_i]:items-center @lg:[&_i]:gap-3 [&_b]:hidden',
  '@lg:[&_svg]:order-first @lg:[&_svg]:mt-0 @lg:[&_svg]:min-w-0 @lg:[&_svg]:flex-1',
  '@lg:[&_data]:ml-auto',
].join(' ');

const twoColumns = '[&_i]:inline-grid [&_i]:min-w-20 @lg:[&_i]:w-40 @min-enlarged:[&_b]:hidden';
const threeColumns = '[&_i]:inline-grid @lg:[&_i]:w-32 @min-enlarged:[&_b]:hidden';

/** On a phone each row is a block, and its cells repeat their heads; numbers come first. */
const manyColumns = [
  '[&_i]:inline-grid @lg:[&_i]:w-28 @lg:[&_b]:hidden @max-lg:[&_thead]:sr-only',
  '@max-lg:block @max-lg:[&_[data-none]]:hidden @max-lg:[&_:is(tbody,tfoot)]:block @max-lg:[&_tr]:flex @max-lg:[&_tr]:flex-wrap',
  '@max-lg:[&_tr]:gap-x-4 @max-lg:[&_tr]:py-2 @max-lg:[&_:is(td,th)]:p-0! @max-lg:[&_th]:w-full',
  '@max-lg:[&_td]:order-1 @max-lg:[&_[data-number]]:order-none @max-lg:[&_[data-number]]:flex',
  '@max-lg:[&_[data-number]]:w-full @max-lg:[&_[data-number]_b]:w-1/3 @max-lg:[&_i]:flex',
  '@max-lg:[&_i]:flex-1 @max-lg:[&_i]:items-center @max-lg:[&_i]:gap-3',
  '@max-lg:[&_svg]:mt-0 @max-lg:[&_svg]:min-w-0 @max-lg:[&_svg]:flex-1',
].join(' ');

/** More value columns, or more characters in them, than a phone of 320 px has room for. */
const MANY = 4;
const CHARACTERS = 22;

/** @returns the classes of a table with these value columns */
export function lookOf(columns: readonly BarColumn[]): string {
  const characters = columns.reduce((sum, { widest }) => sum + widest.length, 0);
  const isMany = columns.length >= MANY || characters > CHARACTERS;
  const few = [oneColumn, twoColumns, threeColumns][columns.length - 1];
  return `${base} ${isMany ? manyColumns : few}`;
}
