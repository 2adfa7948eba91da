import { z } from 'zod';
import { business } from '@/lib/content/business';
import { icons } from '@/lib/content/icons';
import { rateTexts } from '@/lib/content/rates';
import { modelYearText } from '@/lib/site/model-year-text';
import { contentText } from './content-text';
import { uniqueBy } from './fields';

function facts() {
  const { name, shortName, address, creditFee, oldCar } = business();
  const { city, state } = address;
  return { name, shortName, city, state, creditFee, oldCar, year: modelYearText, ...rateTexts() };
}

/** Search engines cut off longer descriptions, and longer titles. */
export const DESCRIPTION_LIMIT = 165;
export const TITLE_LIMIT = 65;

/** A text in which facts of the business replace their names in braces. */
export const textWithFacts = (options: Omit<Parameters<typeof contentText>[0], 'values'>) =>
  contentText({ ...options, values: facts });

const textOfLength =
  (max: number) =>
  (...variables: string[]) =>
    textWithFacts({ max, variables });

// Found by trying at 320 px wide: a heading takes at most six lines, a button two.
export const heading = textOfLength(90);
export const label = textOfLength(40);
export const pageText = textOfLength(1000);
/** A text that can contain links: `[words](/page)`. */
export const textWithLinks = () => textWithFacts({ max: 3000, links: true });
export const title = textOfLength(TITLE_LIMIT);
export const description = () => textWithFacts({ min: 50, max: DESCRIPTION_LIMIT });

export const headingAndText = z.strictObject({ heading: heading(), text: pageText() });
const point = z.strictObject({ title: heading(), text: pageText() });
const iconNames = Object.keys(icons) as (keyof typeof icons)[];

export const pointsWithIcons = z
  .array(point.extend({ icon: z.enum(iconNames).default('check') }))
  .min(1)
  .superRefine(uniqueBy('title'));
