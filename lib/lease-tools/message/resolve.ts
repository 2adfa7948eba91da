import type { Draft } from './checks';
import { candidatesFor } from './numbers';
import type { Kind } from './reading';
import type { Meaning } from './vocabulary';

/** Two amounts that say the same but for rounding. */
const isSame = (a: number, b: number) => Math.abs(a - b) <= 1.5;

/** What an unclear number must be for the reading to make sense: the arithmetic of its neighbors decides. */
export function resolve(drafts: readonly Draft[]) {
  const decide = (draft: Draft | undefined, meaning: Meaning, kind: Kind = 'money') => {
    const candidate = draft && candidatesFor(draft.number, meaning).find((one) => one.kind === kind);
    if (draft && candidate) Object.assign(draft, candidate, { sure: true, doubts: [] });
  };
  for (const [index, draft] of drafts.entries()) {
    const [next, third] = [drafts[index + 1], drafts[index + 2]];
    // "MSRP 47,650 - 2,859 (6%) = 44,791", "MSRP 63,870, 16% off brings it to 53,650"
    if (draft.sure && draft.meaning === 'msrp')
      for (const [off, price] of [[next, third], [next, drafts[index + 3]], [third, drafts[index + 3]]] as const) {
        if (!off || !price || (price.sure && price.meaning !== 'sellingPrice')) continue;
        const isPercent = off.number.unit === '%';
        const rest = draft.value - (isPercent ? (draft.value * off.number.value) / 100 : off.number.value);
        if (off.number.value < 1 || !isSame(rest, price.number.value) || (off.sure && off.meaning !== 'discount')) continue;
        decide(off, 'discount', isPercent ? 'percent' : 'money');
        decide(price, 'sellingPrice');
        const between = drafts[index + 2];
        if (between && between !== price && between !== off && isSame((draft.value * between.number.value) / 100, off.number.value)) decide(between, 'discount', 'percent');
      }
    // "Base payment 698.42, tax 6.625% 46.27, payment 744.69"
    const isPayment = (one: Draft) => /^(monthly|contract)$/.test(one.meaning) && one.number.value < 3000;
    const [tax, total] = next?.number.unit === '%' ? [third, drafts[index + 3]] : [next, third];
    const isTax = tax && /^(salesTax|taxRate|unknown|monthly)$/.test(tax.meaning) && tax.number.value > 1;
    if (isTax && total && isPayment(draft) && isPayment(total) && Math.abs(draft.value + tax.number.value - total.value) < 0.02) {
      decide(draft, 'contract');
      decide(tax, 'salesTax');
      decide(total, 'monthly');
    }
  }
}
