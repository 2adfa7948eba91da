import { pages } from '@/lib/content/pages';
import type { SelectedState } from '@/lib/quote/apply-state';

/**
 * The words for a visitor who sends a question. `null` for an application for a car and for a
 * choice by need, whose words come from the specification.
 */
export function questionWords({ leadKind }: Pick<SelectedState, 'leadKind'>) {
  return leadKind === 'car' || leadKind === 'need' ? null : pages().apply.questions[leadKind];
}
