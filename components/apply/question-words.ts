import { pages } from '@/lib/content/pages';
import type { SelectedState } from '@/lib/quote/apply-state';

/**
 * The words for a visitor who sends a question. `null` for an application for a car and for a
 * kind of car, whose words come from the specification.
 */
export function questionWords({ topic }: Pick<SelectedState, 'topic'>) {
  return topic === 'car' || topic === 'carKind' ? null : pages().apply.questions[topic];
}
