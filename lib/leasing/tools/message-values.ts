import type { CompareState, OfferName } from './compare-tool';
import { type LeaseState, leaseTool } from './lease-tool';
import { type Candidate, candidatesFor } from './message/naming';
import type { Item, Reading } from './message/read-message';
import type { Meaning } from './message/vocabulary';

/** What the visitor said about items, by id: another meaning, or null for none. */
export type Corrections = Readonly<Record<number, Meaning | null>>;

/** @returns what an item counts as: what the visitor said, else its own meaning if that's sure */
export function meaningOf(item: Item, corrections: Corrections = {}): Candidate | null {
  const said = corrections[item.id];
  if (said === undefined) return item.sure ? item : null;
  const found = item.candidates.find(({ meaning }) => meaning === said);
  return found ?? candidatesFor(item.number, said ? [said] : [])[0] ?? null;
}

const cents = (dollars: number) => Math.round(dollars * 100);

function fieldValue({ meaning, kind, value }: Candidate): unknown {
  if (meaning === 'residual')
    return kind === 'percent' ? { kind, value } : { kind: 'amount', cents: cents(value) };
  if (meaning === 'rate') return { kind: kind === 'percent' ? kind : 'money-factor', value };
  return kind === 'money' ? cents(value) : value;
}

/**
 * @returns what an offer says, a value for each meaning, the visitor's before the reader's; rebates
 *   summed
 */
function saidIn(reading: Reading, offer: number, corrections: Corrections) {
  const said = new Map<string, Candidate>();
  const own = reading.items.filter((item) => item.offer === null || item.offer === offer);
  const isCorrected = (item: Item) => corrections[item.id] !== undefined;
  for (const item of [...own.filter((one) => !isCorrected(one)), ...own.filter(isCorrected)]) {
    const found = meaningOf(item, corrections);
    if (!found) continue;
    const before = found.meaning === 'rebates' ? (said.get('rebates')?.value ?? 0) : 0;
    said.set(found.meaning, { ...found, value: found.value + before });
  }
  return said;
}

/**
 * @param offer its index in the reading
 * @param corrections what the visitor said about the items
 * @returns the values of the calculator's fields that the offer gives, each accepted by its field
 */
export function leaseValues(
  reading: Reading,
  offer = 0,
  corrections: Corrections = {},
): Partial<LeaseState> {
  const said = saidIn(reading, offer, corrections);
  const [msrp, discount] = [said.get('msrp'), said.get('discount')];
  if (msrp && discount && !said.has('sellingPrice')) {
    const off = discount.kind === 'percent' ? (msrp.value * discount.value) / 100 : discount.value;
    said.set('sellingPrice', { ...msrp, value: msrp.value - off });
  }
  const { taxPaid, car } = reading;
  const words = Object.entries({ taxPaid, ...car }).filter(([, text]) => text);
  const values = [...words, ...[...said].map(([name, one]) => [name, fieldValue(one)] as const)];
  const isAccepted = ([name, value]: readonly [string, unknown]) => {
    const field = leaseTool.fields[name as keyof LeaseState];
    return field?.parse(field.write(value as never)).ok === true;
  };
  return Object.fromEntries(values.filter(isAccepted));
}

/**
 * @returns the values of one side of the comparison that an offer gives, the car, and the charge
 *   per mile
 */
export function compareValues(
  reading: Reading,
  side: OfferName,
  offer = 0,
  corrections: Corrections = {},
): Partial<CompareState> {
  const { make, model, ...lease } = leaseValues(reading, offer, corrections);
  const { dueAtSigning, monthly, months, milesPerYear, dispositionFee: endFees } = lease;
  const fields = Object.entries({ dueAtSigning, monthly, months, milesPerYear, endFees });
  const own = Object.fromEntries(fields.map(([name, value]) => [`${side}-${name}`, value]));
  const said = saidIn(reading, offer, corrections).get('excessMile');
  const all = { ...own, charge: said && cents(said.value), make, model };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value != null));
}
