import { pages } from '@/lib/content/pages';
import type { SelectedState } from '@/lib/quote/apply-state';

/**
 * The words for a visitor who sends a question.
 *
 * @returns `null` for an application for a car, and for a kind of car, which have the specified ones
 */
export function questionWords({ topic }: Pick<SelectedState, 'topic'>) {
  return topic === 'car' || topic === 'carKind' ? null : pages().apply.questions[topic];
}
