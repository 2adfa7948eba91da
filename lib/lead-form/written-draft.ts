import { mileageLabel } from '@/lib/quote/mileage-options';
import { ANY_MAKE } from '@/lib/site/routes';
import type { HiddenFields } from './url';

/** Characters; mail programs cut off the text of longer links. */
const MAX_NUMBERS = 1000;

/**
 * Subject and text of a message with the same information as the form.
 *
 * @param fields the hidden fields of a form
 * @param about what the email is about, if not a lease quote
 */
export function writtenDraft(
  fields: HiddenFields,
  about = 'Lease quote',
): { subject: string; body: string } {
  const { mileage, credit, tool_numbers: toolNumbers } = fields;
  const car = carOf(fields);
  const lines = [
    'Hi, please answer me in writing.',
    ...(car || toolNumbers ? [''] : []),
    ...(car ? [`${isInWords(fields) ? 'Looking for' : 'Car'}: ${car}`] : []),
    ...(car && mileage ? [`Miles a year: ${mileageLabel(mileage)}`] : []),
    ...(credit ? [`Credit: ${credit}`] : []),
    ...(toolNumbers ? ['', wholeLines(toolNumbers)] : []),
  ];
  return { subject: car ? `${about}: ${car}` : about, body: `${lines.join('\n')}\n\n` };
}

/** The car's name, with the year if the form has it, or a description of what was asked for. */
function carOf({ interested_vehicle: named, make, model, tool_numbers }: HiddenFields): string {
  if (named) return named;
  // Next to a tool's numbers, "A car" would say nothing.
  if (tool_numbers && make === ANY_MAKE) return '';
  return isInWords({ make, model }) ? (model ?? '') : [make, model].filter(Boolean).join(' ');
}

/** If the visitor doesn't know the car, `model` is a description: "A Kia SUV". */
function isInWords({ make, model }: HiddenFields): boolean {
  return make === ANY_MAKE || /^An? /.test(model ?? '');
}

/** As many lines from the start as fit. */
function wholeLines(text: string): string {
  if (text.length <= MAX_NUMBERS) return text;
  const cut = text.slice(0, MAX_NUMBERS);
  return cut.slice(0, cut.lastIndexOf('\n'));
}
