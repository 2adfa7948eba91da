import type { CompareState, OfferName } from '../compare-tool';
import { type LeaseState, leaseTool } from '../lease-tool';
import { candidatesFor } from './naming';
import type { Candidate, Corrections, Item, Reading } from './reading';

/** @returns what an item counts as: what the visitor said, else its own meaning if that's sure; null for nothing */
export function meaningOf(item: Item, corrections: Corrections = {}): Candidate | null {
  const said = corrections[item.id];
  if (said === undefined) return item.sure ? item : null;
  if (said === null) return null;
  return (
    item.candidates.find(({ meaning }) => meaning === said) ?? candidatesFor(item.number, [said])[0] ?? null
  );
}

const cents = (dollars: number) => Math.round(dollars * 100);

function fieldValue({ meaning, kind, value }: Candidate): unknown {
  if (meaning === 'residual')
    return kind === 'percent' ? { kind, value } : { kind: 'amount', cents: cents(value) };
  if (meaning === 'rate') return { kind: kind === 'percent' ? kind : 'money-factor', value };
  return kind === 'money' ? cents(value) : value;
}

/** @returns what an offer says, one value for each meaning, the visitor's before the reader's; rebates as their sum */
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
 * @param offer its index in the reading @param corrections what the visitor said about the items
 * @returns the values of the calculator's fields that the offer gives, each accepted by its field
 */
export function leaseValues(reading: Reading, offer = 0, corrections: Corrections = {}): Partial<LeaseState> {
  const said = saidIn(reading, offer, corrections);
  const { taxPaid = null } = reading.offers[offer] ?? {};
  const [msrp, price, discount, months, miles] = (
    ['msrp', 'sellingPrice', 'discount', 'months', 'totalMiles'] as const
  ).map((name) => said.get(name));
  if (msrp && discount && !price) {
    const off = discount.kind === 'percent' ? (msrp.value * discount.value) / 100 : discount.value;
    said.set('sellingPrice', { ...msrp, meaning: 'sellingPrice', value: msrp.value - off });
  }
  if (miles && months && !said.has('milesPerYear'))
    said.set('milesPerYear', { ...miles, value: Math.round((miles.value * 12) / months.value) });
  const values = new Map<string, unknown>(
    [...said].map(([name, one]) => [name, fieldValue({ ...one, meaning: name as Candidate['meaning'] })]),
  );
  for (const [name, text] of Object.entries({ taxPaid, place: reading.place, ...reading.car }))
    if (text) values.set(name, text);
  const isAccepted = (name: string, value: unknown) => {
    const field = leaseTool.fields[name as keyof LeaseState];
    return field?.parse(field.write(value as never)).ok === true;
  };
  return Object.fromEntries([...values].filter(([name, value]) => isAccepted(name, value)));
}

/** @returns the values of one side of the comparison that an offer gives, and the car and the charge per extra mile */
export function compareValues(
  reading: Reading,
  side: OfferName,
  offer = 0,
  corrections: Corrections = {},
): Partial<CompareState> {
  const lease = leaseValues(reading, offer, corrections);
  const names = { dueAtSigning: 1, monthly: 1, months: 1, milesPerYear: 1, dispositionFee: 1 } as const;
  const entries = Object.keys(names).flatMap((name) => {
    const value = lease[name as keyof typeof names];
    return value == null ? [] : [[`${side}-${name === 'dispositionFee' ? 'endFees' : name}`, value] as const];
  });
  const charge = saidIn(reading, offer, corrections).get('excessMile');
  const { make, model } = lease;
  return {
    ...Object.fromEntries(entries),
    ...(charge && { charge: cents(charge.value) }),
    ...(make && { make }),
    ...(model && { model }),
  };
}
