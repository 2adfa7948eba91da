import type { Draft } from './checks';
import { candidatesFor } from './numbers';
import type { Kind } from './reading';
import type { Meaning } from './vocabulary';

function decide(draft: Draft, meaning: Meaning, kind: Kind = 'money') {
  const candidate = candidatesFor(draft.number, meaning).find((one) => one.kind === kind);
  if (candidate) Object.assign(draft, candidate, { sure: true, doubts: [] });
}

const isSame = (a: number, b: number) => Math.abs(a - b) <= 1.5;

/** "MSRP 47,650 - 2,859 (6%) = 44,791", "MSRP 63,870, 16% off brings it to 53,650" */
function resolvePrice(msrp: Draft, [first, second, third]: readonly (Draft | undefined)[]) {
  for (const [off, price] of [
    [first, second],
    [first, third],
    [second, third],
  ] as const) {
    if (
      !off ||
      !price ||
      (price.sure && price.meaning !== 'sellingPrice') ||
      (off.sure && off.meaning !== 'discount')
    )
      continue;
    const percent = (draft: Draft) => (msrp.value * draft.number.value) / 100;
    const isPercent = off.number.unit === '%';
    const dollars = isPercent ? percent(off) : off.number.value;
    if (dollars < 50 || !isSame(msrp.value - dollars, price.number.value)) continue;
    decide(off, 'discount', isPercent ? 'percent' : 'money');
    decide(price, 'sellingPrice');
    if (second && off === first && price === third && isSame(percent(second), dollars))
      decide(second, 'discount', 'percent');
  }
}

/** "Base payment 698.42, tax 6.625% 46.27, payment 744.69" */
function resolveTax(base: Draft, [first, second, third]: readonly (Draft | undefined)[]) {
  const [tax, total] = first?.number.unit === '%' ? [second, third] : [first, second];
  const isPayment = (one: Draft) => /^(monthly|contract)$/.test(one.meaning) && one.number.value < 3000;
  if (!tax || !total || !isPayment(base) || !isPayment(total) || tax.number.value <= 1) return;
  const isSum = Math.abs(base.number.value + tax.number.value - total.number.value) < 0.02;
  if (!isSum || !/^(salesTax|taxRate|unknown|monthly)$/.test(tax.meaning)) return;
  decide(base, 'contract');
  decide(tax, 'salesTax');
  decide(total, 'monthly');
  total.isTaxed = true;
}

/** What an unclear number must be for the reading to make sense: the arithmetic of its neighbors decides. */
export function resolve(drafts: readonly Draft[]) {
  for (const [index, draft] of drafts.entries()) {
    const next = drafts.slice(index + 1, index + 4);
    if (draft.sure && draft.meaning === 'msrp') resolvePrice(draft, next);
    resolveTax(draft, next);
  }
}
