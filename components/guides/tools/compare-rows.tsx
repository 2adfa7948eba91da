import { count, money, moneyRange } from '@/lib/format/format';
import type { CompareInputs, Comparison } from '@/lib/leasing/arithmetic/compare';

type Row = readonly [label: string, a: React.ReactNode, b: React.ReactNode];

/** An offer with what it costs. */
type Costed = CompareInputs['a'] & Comparison['a'];

function row(
  label: string,
  offers: readonly [Costed, Costed],
  of: (offer: Costed) => React.ReactNode,
): Row {
  const [a, b] = offers;
  return [label, of(a), of(b)];
}

const extraMilesInWords = ({ extraMiles, charge }: Costed) =>
  extraMiles === 0 ? 'None' : `${count(extraMiles)}: ${moneyRange(charge)}`;

/** @returns rows for offers that differ in term or miles */
function commonBaseRows(offers: readonly [Costed, Costed], comparison: Comparison): Row[] {
  const { months, milesPerYear } = comparison;
  const [a, b] = offers;
  const rows: Row[] = [];
  const sameTerm = a.months === b.months;
  const isCharged = a.extraMiles > 0 || b.extraMiles > 0;

  if (!sameTerm) rows.push(row(`${months} months of it`, offers, ({ share }) => money(share)));
  if (isCharged) rows.push(row('Extra miles', offers, extraMilesInWords));
  if (isCharged || !sameTerm) {
    const label = `${months} months at ${count(milesPerYear)} miles a year`;
    rows.push(row(label, offers, ({ comparable }) => <strong>{moneyRange(comparable)}</strong>));
  }
  return rows;
}

/** @returns the table of two offers */
export function compareRows(inputs: CompareInputs, comparison: Comparison): Row[] {
  const offers = [
    { ...inputs.a, ...comparison.a },
    { ...inputs.b, ...comparison.b },
  ] as const;
  return [
    row('Term', offers, ({ months }) => `${months} months`),
    row('Miles a year', offers, ({ milesPerYear }) => count(milesPerYear)),
    row('Due at signing', offers, ({ dueAtSigning }) => money(dueAtSigning)),
    row('Remaining payments', offers, ({ later, monthly }) => `${later} × ${money(monthly)}`),
    row('Due at signing + payments', offers, ({ paid }) => money(paid)),
    row('Fees at the end', offers, ({ endFees }) => money(endFees)),
    row('Total', offers, ({ total }) => <strong>{money(total)}</strong>),
    row('Effective monthly cost', offers, ({ effective }) => money(effective)),
    ...commonBaseRows(offers, comparison),
    row('Cost per mile', offers, ({ comparablePerMile }) => moneyRange(comparablePerMile)),
  ];
}
