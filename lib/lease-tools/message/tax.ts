import type { Draft } from './checks';
import type { Scene } from './labels';

type Tax = 'extra' | 'payment';

/** @returns what the message says about the tax of an offer's payment, as a function of the offer; null where that's unclear */
export function taxSaid({ tokens, labels }: Scene, drafts: readonly Draft[]): (offer: number) => Tax | null {
  const said: { tax: Tax; offer: number | null }[] = [];
  const amounts = drafts.filter(({ kind, number }) => kind === 'money' && number.value > 0);
  let next = 0;
  for (const { from, senses } of labels) {
    const tax = senses.find(({ name }) => name === 'extra' || name === 'payment')?.name as Tax | undefined;
    while ((amounts[next]?.at ?? tokens.length) < from) next++;
    if (!tax) continue;
    const isNear = (one: Draft | undefined) => one && tokens[one.at]?.sentence === tokens[from]?.sentence;
    const about = [amounts[next - 1], amounts[next]].find(isNear);
    // "…, taxes are extra"
    const isApart =
      /^(tax|taxes|both|all)$/.test(tokens[from]?.text ?? '') && /^[,(]$/.test(tokens[from - 1]?.text ?? ',');
    if (about && /^(monthly|firstPayment)$/.test(about.meaning)) said.push({ tax, offer: about.offer });
    else if (!about || isApart) said.push({ tax, offer: null });
  }
  // The tax is one of the parts of a payment.
  const isPart = drafts.some(({ isTaxed }) => isTaxed);
  if (said.length === 0 && isPart) said.push({ tax: 'payment', offer: null });
  return (offer) => {
    const own = new Set(
      said.filter((one) => one.offer === null || one.offer === offer).map(({ tax }) => tax),
    );
    return own.size === 1 ? ([...own][0] ?? null) : null;
  };
}
