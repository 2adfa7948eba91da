import { campaign } from '@/lib/analytics/attribution';
import { startFrame } from '@/lib/lead-form/start-frame';

/** Loads the hosted forms of the page, before its islands are hydrated (docs/product.md#lead-form). */
export function startFrames(doc: Document, win: Window): void {
  for (const frame of doc.querySelectorAll<HTMLIFrameElement>('iframe[data-lead-form]:not([src])')) {
    startFrame(frame, win, campaign);
  }
}
