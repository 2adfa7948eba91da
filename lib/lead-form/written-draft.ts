import { mileageLabel } from '@/lib/quote/mileage-options';
import { ANY_MAKE } from '@/lib/site/routes';
import type { HiddenFields } from './url';

/** Characters; mail programs cut off the text of longer links. */
const MAX_OFFER = 1000;

/**
 * @param fields the hidden fields of a form
 * @param topic what it is for, where that isn't a lease quote
 * @returns subject and text of a message that says what the form would have said
 */
export function writtenDraft(
  fields: HiddenFields,
  topic = 'Lease quote',
): { subject: string; body: string } {
  const { mileage, credit, offer } = fields;
  const car = carOf(fields);
  const lines = [
    'Hi, please answer me in writing.',
    ...(car || offer ? [''] : []),
    ...(car ? [`${isInWords(fields) ? 'Looking for' : 'Car'}: ${car}`] : []),
    ...(car && mileage ? [`Miles a year: ${mileageLabel(mileage)}`] : []),
    ...(credit ? [`Credit: ${credit}`] : []),
    ...(offer ? ['', wholeLines(offer)] : []),
  ];
  return { subject: car ? `${topic}: ${car}` : topic, body: `${lines.join('\n')}\n\n` };
}

/** @returns its name with the year where the form has it, or what was asked for instead */
function carOf({ interested_vehicle: named, make, model, offer }: HiddenFields): string {
  if (named) return named;
  // "A car" says nothing beside its numbers.
  if (offer && make === ANY_MAKE) return '';
  return isInWords({ make, model }) ? (model ?? '') : [make, model].filter(Boolean).join(' ');
}

/** Where the visitor doesn't know the car, `model` is in words: "A Kia SUV". */
function isInWords({ make, model }: HiddenFields): boolean {
  return make === ANY_MAKE || Boolean(make && model?.includes(` ${make}`));
}

/** @returns the first lines that fit */
function wholeLines(text: string): string {
  if (text.length <= MAX_OFFER) return text;
  const cut = text.slice(0, MAX_OFFER);
  return cut.slice(0, cut.lastIndexOf('\n'));
}
