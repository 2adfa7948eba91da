import { monthlyPayment } from '@/lib/lease/payment';
import type { Item } from './reading';
import type { Meaning } from './vocabulary';

/** An item while it's worked on. `at`: its token. */
export type Draft = { -readonly [Key in keyof Item]: Item[Key] } & { at: number };

/** A message may have several of them. */
const MANY =
  /^(rebates|difference|otherFee|contract|notAnAmount|unknown|taxRate|salesTax|securityDeposit|capCost|totalMiles|weekly|effective|invoice)$/;
/** They hardly come to half of the MSRP. */
const PARTS = ['dueAtSigning', 'cashDown', 'rebates', 'discount', 'tradeIn'] as const;

/** @returns what an offer says more than once, with different values */
function severalOf(drafts: readonly Draft[]): Draft[] {
  const firsts = new Map<string, number>();
  const keyOf = ({ meaning, kind }: Draft) => `${meaning} ${kind}`;
  for (const draft of drafts) firsts.set(keyOf(draft), firsts.get(keyOf(draft)) ?? draft.value);
  const others = drafts.filter(
    (draft) => firsts.get(keyOf(draft)) !== draft.value && !MANY.test(draft.meaning),
  );
  const several = new Set(others.map(({ meaning }) => meaning));
  return drafts.filter(({ meaning }) => several.has(meaning));
}

/** Asks about what can't be one offer: two values of one meaning, and numbers that no lease has together. */
export function checkOffer(drafts: readonly Draft[], offer: number) {
  const own = drafts.filter((draft) => draft.sure && (draft.offer === null || draft.offer === offer));
  const ask = (isWrong: unknown, text: string, draft: Draft | undefined) => {
    if (isWrong && draft)
      Object.assign(draft, { sure: false, doubts: [...new Set([...draft.doubts, text])] });
  };
  for (const draft of severalOf(own)) ask(true, 'The message has more than one such number.', draft);
  const said = (meaning: Meaning, kind?: string) =>
    own.find((one) => one.sure && one.meaning === meaning && one.kind === (kind ?? one.kind));
  const value = (meaning: Meaning, kind?: string) => said(meaning, kind)?.value ?? Number.NaN;
  const [msrp, price, monthly] = [value('msrp'), value('sellingPrice'), value('monthly')];
  ask(price > msrp, 'The price is above the MSRP.', said('sellingPrice'));
  ask(price < msrp * 0.6, 'The price is far below the MSRP.', said('sellingPrice'));
  const [share, amount] = [value('residual', 'percent') / 100, value('residual', 'money')];
  const isOutside =
    amount < msrp * 0.3 || amount > msrp * 0.8 || Math.abs(msrp * share - amount) > msrp * 0.02;
  ask(isOutside, 'Leases have a residual of 30% to 80% of the MSRP.', said('residual', 'money'));
  for (const part of PARTS)
    ask(value(part, 'money') > msrp / 2, 'It’s a large part of the MSRP.', said(part, 'money'));
  ask(value('cashDown') > value('dueAtSigning'), 'It’s more than what’s due at signing.', said('cashDown'));
  const isFirst = Math.abs(value('firstPayment') - monthly) < monthly * 0.15;
  ask(monthly && !isFirst, 'It isn’t the monthly payment.', said('firstPayment'));
  const residual = Math.round((amount || msrp * share) * 100);
  const [moneyFactor, months] = [value('rate', 'factor'), value('months')];
  if (![monthly, price, residual, moneyFactor, months].every(Number.isFinite)) return;
  const payment = (dollars: number) =>
    monthlyPayment({ capCost: Math.round(dollars * 100), residual, moneyFactor, months }).payment / 100;
  const off = own.filter(({ meaning }) => /^(dueAtSigning|cashDown|rebates|tradeIn)$/.test(meaning));
  const least = payment(off.reduce((rest, one) => rest - one.value, price));
  const isFar = monthly < least * 0.93 || monthly > payment(price + 3000) * 1.15;
  ask(isFar, 'It doesn’t come out of the price, the residual, and the money factor.', said('monthly'));
}
