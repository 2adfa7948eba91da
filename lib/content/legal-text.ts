import { z } from 'zod';
import { date } from './fields';
import { description, ownText, title } from './own-text';

/** The fields of a legal text. */
export const legalFields = z.strictObject({
  title: title(),
  description: description(),
  dateLabel: ownText({ what: 'what the date is, such as "Effective"', most: 40 }),
  date,
});
