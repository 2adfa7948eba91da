import { pages } from '@/lib/content/pages';
import type { DraftOptions } from '@/lib/lead-form/written-draft';
import type { SelectedState } from '@/lib/quote/apply-state';

/** For a visitor who'd rather write. A selection without a model is a description. */
export function draftOptions({ topic, car }: SelectedState): DraftOptions {
  const subject = topic === 'question' ? pages().apply.question.subject : undefined;
  return { subject, describesCar: car.model === '' };
}
