import { monthlyPayment } from '@/lib/lease/payment';
import type { Item } from './reading';
import type { Meaning } from './vocabulary';

/** An item while it's worked on. `at`: its token. */
export type Draft = { -readonly [Key in keyof Item]: Item[Key] } & { doubts: string[]; at: number };

/** A message may have several of them. */
const MANY =
  /^(rebates|difference|otherFee|contract|notAnAmount|unknown|taxRate|salesTax|securityDeposit|capCost|totalMiles|weekly|effective|invoice)$/;

/** Asks about what can't be one offer: two values of one meaning, and numbers that no lease has together. */
export function checkOffer(drafts: readonly Draft[], offer: number) {
  const own = drafts.filter((draft) => draft.sure && (draft.offer === null || draft.offer === offer));
  const ask = (text: string, ...all: (Draft | undefined)[]) => {
    for (const draft of all) {
      if (draft) Object.assign(draft, { sure: false, doubts: [...new Set([...draft.doubts, text])] });
    }
  };
  const said = (meaning: Meaning, kind?: string) =>
    own.find((one) => one.sure && one.meaning === meaning && (!kind || one.kind === kind));
  for (const draft of own) {
    const isOther = (one: Draft) =>
      one.meaning === draft.meaning && one.kind === draft.kind && one.value !== draft.value;
    if (!MANY.test(draft.meaning) && own.some(isOther))
      ask('The message has more than one such number.', draft);
  }
  const [msrp, price, monthly, down, due] = (
    ['msrp', 'sellingPrice', 'monthly', 'cashDown', 'dueAtSigning'] as const
  ).map((name) => said(name));
  const [percent, amount] = [said('residual', 'percent'), said('residual', 'money')];
  if (msrp && price && (price.value > msrp.value || price.value < msrp.value * 0.6))
    ask(
      price.value > msrp.value ? 'The price is above the MSRP.' : 'The price is far below the MSRP.',
      price,
    );
  if (msrp && amount && (amount.value < msrp.value * 0.3 || amount.value > msrp.value * 0.8))
    ask('Leases have a residual of 30% to 80% of the MSRP.', amount);
  if (
    msrp &&
    amount &&
    percent &&
    Math.abs((msrp.value * percent.value) / 100 - amount.value) > msrp.value * 0.02
  )
    ask('Percent and dollars differ.', amount, percent);
  if (down && due && down.value > due.value) ask('More down than due at signing?', down, due);
  for (const meaning of ['dueAtSigning', 'cashDown', 'rebates', 'discount', 'tradeIn'] as const) {
    const item = said(meaning, 'money');
    if (item && msrp && item.value > msrp.value * 0.5) ask('It’s a large part of the MSRP.', item);
  }
  const first = said('firstPayment');
  if (first && monthly && Math.abs(first.value - monthly.value) > monthly.value * 0.15)
    ask('It isn’t the monthly payment.', first, monthly);
  const residual = amount?.value ?? (percent && msrp && (msrp.value * percent.value) / 100);
  const [factor, months] = [said('rate', 'factor')?.value, said('months')?.value];
  if (!monthly?.sure || !price?.sure || !residual || !months || !factor) return;
  const payment = (capCost: number) =>
    monthlyPayment({
      capCost: Math.round(capCost * 100),
      residual: Math.round(residual * 100),
      moneyFactor: factor,
      months,
    }).payment / 100;
  const off = own
    .filter(({ meaning }) => /^(dueAtSigning|cashDown|rebates|tradeIn)$/.test(meaning))
    .reduce((sum, { value }) => sum + value, 0);
  if (monthly.value < payment(price.value - off) * 0.93 || monthly.value > payment(price.value + 3000) * 1.15)
    ask('It doesn’t come out of the price, the residual, and the money factor.', monthly);
}
