import { pageTexts } from '@/lib/content/page-texts';
import type { SelectedState } from '@/lib/quote/apply-state';

/** Stands before what a visitor asks. Undefined for an application, which has no such words. */
export function questionSubject({ topic }: SelectedState): string | undefined {
  return topic === 'question' ? pageTexts().apply.question.subject : undefined;
}
