import { withArticle } from '@/lib/format/with-article';
import { creditInWords, type NeedSelection, type NeedValue } from './need';

type Kind = {
  /** Stands before the make: "an electric Kia". */
  adjective?: string;
  /** Stands after the make: "a Kia SUV". Without it, the make is the noun: "a Kia". */
  noun?: string;
  /** Stands after both: "a Kia with three rows". */
  feature?: string;
};

const kinds: Record<NeedValue, Kind> = {
  any: {},
  suv: { noun: 'SUV' },
  'three-rows': { feature: 'with three rows' },
  sedan: { noun: 'sedan' },
  pickup: { noun: 'pickup' },
  electric: { adjective: 'electric' },
};

/**
 * Describes what was asked for, for the summary, the confirmation, and the form's hidden field: "an
 * SUV for up to 7 people", "a lease with a score of 600 to 659".
 *
 * @param credit a value of `creditOptions`
 */
export function needInWords(selection: NeedSelection, credit: string | undefined): string {
  const { need, make, people } = selection;
  const score = creditInWords(credit);
  const isOpen = need === 'any' && !make && !people;
  if (isOpen && score) return `a lease with ${score}`;

  const { adjective, noun, feature } = kinds[need];
  const name = [adjective, make, noun ?? (make ? undefined : 'car')].filter(Boolean).join(' ');
  const seats = people && `for up to ${people} people`;
  const words = [withArticle(name), feature, seats].filter(Boolean).join(' ');
  return score ? `${words}, with ${score}` : words;
}
