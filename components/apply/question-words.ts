import { pages } from '@/lib/content/pages';
import { withCapital } from '@/lib/format/words';
import type { DraftOptions } from '@/lib/lead-form/written-draft';
import type { SelectedState } from '@/lib/quote/apply-state';

/**
 * The words for a visitor who sends a question. `null` for an application for a car and for a
 * kind of car, whose words come from the specification.
 */
export function questionWords({ toolNumbers }: SelectedState) {
  if (!toolNumbers) return null;
  const { tool } = pages().apply.questions;
  return { ...tool, subject: withCapital(toolNumbers.tool.asksAbout) };
}

/** For a visitor who'd rather write. A selection without a model is a description. */
export function draftOptions(state: SelectedState): DraftOptions {
  return { subject: questionWords(state)?.subject, describesCar: state.car.model === '' };
}
