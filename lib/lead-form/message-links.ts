import { mailtoHref, smsHref } from '@/lib/format/contact-href';
import type { HiddenFields } from '@/lib/quote/hidden-fields';
import { mileageLabel } from '@/lib/quote/mileage-options';

/** Where the business reads messages, if it reads text messages at all. */
export type MessageRecipients = { email: string; textPhone?: string };

/** What a message to us says before the visitor writes. */
export type MessageDraft = {
  hiddenFields?: HiddenFields;
  /** What a question asks. The car follows it. */
  subject?: string;
  firstLine?: string;
};

export type MessageLinks = { mailto: string; sms?: string };

/** Links to an email and a text message with what the form has in its hidden fields. */
export function messageLinks(
  { email, textPhone }: MessageRecipients,
  { hiddenFields = {}, subject, firstLine = 'Hi, please answer me in writing.' }: MessageDraft = {},
): MessageLinks {
  const { make, model, mileage, interestedVehicle, description, numbersUrl } = hiddenFields;
  const car = description ?? interestedVehicle ?? [make, model].filter(Boolean).join(' ');
  const lines = [
    firstLine,
    ...(car || numbersUrl ? [''] : []),
    ...(car ? [`${description ? 'Looking for' : 'Car'}: ${car}`] : []),
    ...(car && mileage ? [`Miles a year: ${mileageLabel(mileage)}`] : []),
    ...(numbersUrl ? [`My numbers: ${numbersUrl}`] : []),
  ];
  const body = `${lines.join('\n')}\n\n`;
  const start = subject ?? 'Lease quote';
  return {
    mailto: mailtoHref(email, car ? `${start}: ${car}` : start, body),
    sms: textPhone && smsHref(textPhone, body),
  };
}
