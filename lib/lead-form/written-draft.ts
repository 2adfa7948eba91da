import { mileageLabel } from '@/lib/quote/mileage-options';
import { ANY_MAKE } from '@/lib/site/routes';
import type { HiddenFields } from './url';

/** Mail programs cut off the text of longer links. */
const MAX_NUMBERS_LENGTH = 1000;

/** What a message is about, beside the hidden fields of the form. */
export type DraftOptions = {
  /** Of an email, if not "Lease quote". The car follows it. */
  subject?: string;
  /** Whether the visitor doesn't know the car, so that `model` is a description: "A Kia SUV". */
  describesCar?: boolean;
};

/**
 * Subject and text of a message with the same information as the form.
 *
 * @param fields the hidden fields of a form
 */
export function writtenDraft(
  fields: HiddenFields,
  { subject = 'Lease quote', describesCar = false }: DraftOptions = {},
): { subject: string; body: string } {
  const { mileage, tool_numbers: toolNumbers } = fields;
  const description = describesCar ? fields.model : undefined;
  const car = description ? describedCar(description, fields) : namedCar(fields);
  const lines = [
    'Hi, please answer me in writing.',
    ...(car || toolNumbers ? [''] : []),
    ...(car ? [`${description ? 'Looking for' : 'Car'}: ${car}`] : []),
    ...(car && mileage ? [`Miles a year: ${mileageLabel(mileage)}`] : []),
    ...(toolNumbers ? ['', wholeLines(toolNumbers)] : []),
  ];
  return { subject: car ? `${subject}: ${car}` : subject, body: `${lines.join('\n')}\n\n` };
}

/** Next to a tool's numbers, "A car" would say nothing. */
function describedCar(description: string, { make, tool_numbers }: HiddenFields): string {
  return tool_numbers && make === ANY_MAKE ? '' : description;
}

/** With the year if the form has it. */
function namedCar({ interested_vehicle, make, model }: HiddenFields): string {
  return interested_vehicle ?? [make, model].filter(Boolean).join(' ');
}

/** As many lines from the start as fit. */
function wholeLines(text: string): string {
  if (text.length <= MAX_NUMBERS_LENGTH) return text;
  const cut = text.slice(0, MAX_NUMBERS_LENGTH);
  return cut.slice(0, cut.lastIndexOf('\n'));
}
