import { mileageLabel } from '@/lib/quote/mileage-options';
import type { HiddenFields } from './lead-form-url';

/** What a message to us says before the visitor writes. */
export type DraftContent = {
  hiddenFields?: HiddenFields;
  /** What a question asks. The car follows it: `model` is a description, such as "A Kia SUV". */
  subject?: string;
};

/** Subject and text of a message with the same information as the form. */
export function writtenDraft({ hiddenFields = {}, subject }: DraftContent): {
  subject: string;
  body: string;
} {
  const { mileage, tool_link: toolLink } = hiddenFields;
  const car = subject ? hiddenFields.model : namedCar(hiddenFields);
  const lines = [
    'Hi, please answer me in writing.',
    ...(car || toolLink ? [''] : []),
    ...(car ? [`${subject ? 'Looking for' : 'Car'}: ${car}`] : []),
    ...(car && mileage ? [`Miles a year: ${mileageLabel(mileage)}`] : []),
    ...(toolLink ? [`My numbers: ${toolLink}`] : []),
  ];
  const start = subject ?? 'Lease quote';
  return { subject: car ? `${start}: ${car}` : start, body: `${lines.join('\n')}\n\n` };
}

/** The car, with its year if the form has it. */
function namedCar({ interested_vehicle, make, model }: HiddenFields): string {
  return interested_vehicle ?? [make, model].filter(Boolean).join(' ');
}
