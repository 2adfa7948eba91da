import { APPLY_DIALOG_ID } from '@/lib/lead-form/apply-dialog';

/** Loads what opens the dialog of a brand page. Until then, and without it, its links lead to the apply page. */
export function loadApplyDialog(doc: Document, win: Window): void {
  if (!doc.getElementById(APPLY_DIALOG_ID)) return;
  import('./apply-dialog').then(({ enhanceApplyLinks }) => enhanceApplyLinks(doc, win)).catch(() => {});
}
