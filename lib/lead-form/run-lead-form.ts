import { campaign } from '@/lib/analytics/attribution';
import { detailsOf, pushEvent, reportConversion } from '@/lib/analytics/events';
import { isTrusted, readProviderMessage } from './messages';
import { rememberRequest } from './sent-requests';
import { type LeadFormFrame, startFrame } from './start-frame';
import {
  initialState,
  type LeadFormEvent,
  type LeadFormState,
  leadFormReducer,
  SLOW_AFTER_MS,
} from './state';

/**
 * Ids of the submissions this page has counted: the provider repeats the last one when a form opens
 * again.
 */
let counted: readonly string[] = [];

/**
 * Loads the form unless a script has, follows its messages, reports its events and one conversion,
 * then calls `onSubmitted`.
 *
 * @returns the frame, null where the form was submitted, and a function that stops listening
 */
export function runLeadForm(
  place: HTMLElement,
  win: Window,
  callbacks: { onChange: (state: LeadFormState) => void; onSubmitted: () => void },
): { frame: LeadFormFrame | null; stop: () => void } {
  const frame =
    (place.querySelector('iframe') as LeadFormFrame | null) ?? startFrame(place, win, campaign);
  if (!frame) return { frame: null, stop: () => {} };
  const { origin } = new URL(frame.src);
  let state = initialState(Number.parseFloat(place.style.height), counted);
  const stop = () => {
    win.clearTimeout(timer);
    win.removeEventListener('message', onMessage);
    win.document.removeEventListener('visibilitychange', startTimer);
  };
  const dispatch = (event: LeadFormEvent) => {
    const before = state;
    state = leadFormReducer(before, event);
    if (state === before) return;
    callbacks.onChange(state);
    if (state.phase === 'loaded' && before.phase !== 'loaded')
      pushEvent('form_shown', detailsOf(place));
    if (state.phase !== 'submitted') return;
    stop();
    counted = [...new Set([...counted, ...state.seen])];
    reportConversion();
    pushEvent('form_submitted', detailsOf(place));
    if (place.dataset.request) rememberRequest(place.dataset.request, win);
    callbacks.onSubmitted();
  };
  const onMessage = (event: MessageEvent) => {
    if (event.origin !== origin) return;
    if (frame.contentWindow !== null && event.source === frame.contentWindow)
      dispatch({ type: 'frame-responded' });
    const message = readProviderMessage(event.data);
    if (isTrusted(message, event, { origin, frame })) dispatch({ type: 'message', message });
  };
  let timer: number | undefined;
  /** A page that is prerendered, or open in another tab, has nobody who waits. */
  function startTimer(): void {
    if (win.document.visibilityState === 'visible')
      timer ??= win.setTimeout(() => dispatch({ type: 'timed-out' }), SLOW_AFTER_MS);
  }
  startTimer();
  win.document.addEventListener('visibilitychange', startTimer);
  win.addEventListener('message', onMessage);
  for (const event of frame.early ?? []) onMessage(event);
  delete frame.early;
  return { frame, stop };
}
