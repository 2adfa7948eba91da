import { z } from 'zod';
import { date } from './field-schemas';
import { description, filledText, title } from './text-schemas';

/** The fields at the top of a legal text. */
export const legalFields = z.strictObject({
  title: title(),
  description: description(),
  dateLabel: filledText({ what: 'what the date is, such as "Effective"', most: 40 }),
  date,
});
