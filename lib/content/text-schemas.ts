import { z } from 'zod';
import { MODEL_YEAR } from '@/lib/site/model-year';
import { business } from './business';
import { eachOnce } from './field-schemas';
import { type OwnText, ownText } from './own-text';
import { rateTexts } from './rates';

function namedValues() {
  const { name, shortName, address, creditFee, oldCar } = business();
  const { city, state } = address;
  return { name, shortName, city, state, creditFee, oldCar, year: MODEL_YEAR, ...rateTexts() };
}

/** Search engines cut off longer descriptions, and longer titles. */
export const DESCRIPTION_LIMIT = 165;
export const TITLE_LIMIT = 65;

/** A text by the owner in which facts of the business replace their names in braces. */
export const filledText = (text: OwnText) => ownText({ ...text, values: namedValues });

const textSchema =
  (what: string, most: number) =>
  (...variables: string[]) =>
    filledText({ what, most, variables });

// Found by trying at 320 px wide: a heading takes at most six lines, a button two.
export const heading = textSchema('a heading', 90);
export const label = textSchema('the words of a button or a link', 40);
export const searchTerm = textSchema('words that people search for', 40);
export const sentence = textSchema('a sentence', 1000);
/** Only paragraphs can contain links: `[words](/page)`. */
export const paragraph = (...variables: string[]) =>
  filledText({ what: 'a paragraph', most: 3000, variables, links: true });
export const title = textSchema('a title', TITLE_LIMIT);
export const description = () =>
  filledText({ what: 'a description', most: DESCRIPTION_LIMIT, least: 50 });

export const headingAndText = z.strictObject({ heading: heading(), text: sentence() });
const point = z.strictObject({ title: heading(), text: sentence() });
/** components/ui/icons.ts has their shapes. */
export const iconNames = [
  'armchair',
  'calendar',
  'car',
  'check',
  'clock',
  'handshake',
  'house',
  'messages',
  'percent',
  'phone',
  'receipt',
  'shield',
] as const;

/** Points with an icon each. The default is a check mark. */
export const pointsWithIcons = z
  .array(point.extend({ icon: z.enum(iconNames).default('check') }))
  .min(1)
  .superRefine(eachOnce('title'));
