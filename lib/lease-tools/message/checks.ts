import { monthlyPayment } from '@/lib/lease/payment';
import { isUsual } from './numbers';
import type { Candidate, Item } from './reading';
import { entryOf, type Meaning } from './vocabulary';

/** An item while it's worked on. `at`: its token; `isWeak`: it holds if nothing else does; `isTaxed`: the tax is one of its parts. */
export type Draft = { -readonly [Key in keyof Item]: Item[Key] } & { doubts: string[] } & Remarks;
type Remarks = { at: number; isWeak: boolean; isForAll: boolean; isTaxed: boolean };

const MANY =
  /^(rebates|difference|otherFee|contract|notAnAmount|unknown|taxRate|salesTax|securityDeposit|capCost|totalMiles|weekly|effective)$/;

/** Two values of one meaning in one offer: neither is sure, unless one of them only holds if nothing else does. */
export function findConflicts(items: readonly Draft[], offers: number) {
  for (let offer = 0; offer < offers; offer++) {
    const groups = new Map<string, Draft[]>();
    for (const item of items)
      if (item.sure && (item.offer === null || item.offer === offer) && !MANY.test(item.meaning)) {
        const key = `${item.meaning} ${item.kind}`;
        groups.set(key, [...(groups.get(key) ?? []), item]);
      }
    for (const group of groups.values()) {
      const strong = group.filter(({ isWeak }) => !isWeak);
      const counted = strong.length > 0 ? strong : group;
      const isOne = counted.every(({ value }) => value === counted[0]?.value);
      for (const item of group)
        if (!isOne || item.value !== counted[0]?.value) {
          item.sure = false;
          item.doubts.push('The message has more than one such number.');
        }
    }
  }
}

const said = (items: readonly Draft[], offer: number, meaning: Meaning, kind?: string) =>
  items.find(
    (item) =>
      item.sure &&
      item.meaning === meaning &&
      (!kind || item.kind === kind) &&
      (item.offer === null || item.offer === offer),
  );

/** What no lease has, as a doubt; and what can't be, as unclear. */
export function checkOffer(items: readonly Draft[], offer: number) {
  const value = (meaning: Meaning, kind?: string) => said(items, offer, meaning, kind)?.value;
  const [msrp, price] = [value('msrp'), value('sellingPrice')];
  const doubt = (item: Draft | undefined, text: string, isWrong = false) => {
    if (!item) return;
    if (!item.doubts.includes(text)) item.doubts.push(text);
    if (isWrong) item.sure = false;
  };
  const priceItem = said(items, offer, 'sellingPrice');
  if (msrp && price && price > msrp) doubt(priceItem, 'The price is above the MSRP.', price > msrp * 1.25);
  if (msrp && price && price < msrp * 0.6) doubt(priceItem, 'The price is far below the MSRP.', true);
  const residual = said(items, offer, 'residual', 'money');
  if (residual && msrp && (residual.value < msrp * 0.3 || residual.value > msrp * 0.8))
    doubt(residual, 'Leases have a residual of 30% to 80% of the MSRP.', true);
  for (const meaning of ['dueAtSigning', 'cashDown', 'rebates', 'discount', 'tradeIn'] as const) {
    const item = said(items, offer, meaning, 'money');
    if (item && msrp && item.value > msrp * 0.5) doubt(item, 'It’s a large part of the MSRP.', true);
  }
  const first = said(items, offer, 'firstPayment');
  const monthly = said(items, offer, 'monthly');
  if (first && monthly && Math.abs(first.value - monthly.value) > monthly.value * 0.15)
    doubt(first, 'It isn’t the monthly payment.', true);
  const [total, months] = [said(items, offer, 'totalMiles'), said(items, offer, 'months')];
  const miles = total && months && (total.value * 12) / months.value;
  const isTotal = /total|term|whole/i.test(total?.words ?? '');
  if (
    total &&
    !(isTotal && !miles) &&
    !(miles && miles >= 5000 && miles <= 20_000 && (isTotal || miles % 500 === 0))
  )
    doubt(total, 'It’s no usual number of miles a year.', true);
  checkPayment(items, offer, doubt);
}

/** Whether the payment comes out of price, residual, and money factor, with what may be put down or rolled in. */
function checkPayment(
  items: readonly Draft[],
  offer: number,
  doubt: (item: Draft | undefined, text: string) => void,
) {
  const value = (meaning: Meaning, kind?: string) => said(items, offer, meaning, kind)?.value;
  const [msrp, price, factor, months] = [
    value('msrp'),
    value('sellingPrice'),
    value('rate', 'factor'),
    value('months'),
  ];
  const percent = value('residual', 'percent');
  const residual = value('residual', 'money') ?? (percent && msrp && (msrp * percent) / 100);
  const monthly = said(items, offer, 'monthly');
  if (!monthly || !price || !residual || !months || !factor) return;
  const cents = (dollars: number) => Math.round(dollars * 100);
  const payment = (capCost: number) =>
    monthlyPayment({ capCost: cents(capCost), residual: cents(residual), moneyFactor: factor, months })
      .payment / 100;
  const off = ['dueAtSigning', 'cashDown', 'rebates', 'tradeIn'] as const;
  const least = payment(price - off.reduce((sum, meaning) => sum + (value(meaning) ?? 0), 0));
  if (monthly.value < least * 0.93 || monthly.value > payment(price + 3000) * 1.15)
    doubt(monthly, 'It doesn’t come out of the price, the residual, and the money factor.');
}

/** @returns why a number with this meaning is unusual; empty where it isn't */
export function doubtsOf(candidate: Candidate): string[] {
  const { meaning, kind } = candidate;
  if (isUsual(candidate) || meaning === 'unknown' || meaning === 'notAnAmount') return [];
  if (kind === 'factor') return ['Money factors are from 0.0003 to 0.006.'];
  if (meaning === 'residual') return ['Leases have a residual of 30% to 80% of the MSRP.'];
  return [`Leases hardly have such a number as ${entryOf(meaning).label.toLowerCase()}.`];
}
