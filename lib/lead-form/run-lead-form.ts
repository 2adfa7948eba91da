import { campaign } from '@/lib/analytics/attribution';
import { detailsOf, pushEvent, reportConversion } from '@/lib/analytics/events';
import { isTrusted, readProviderMessage } from './messages';
import { type LeadFormFrame, startFrame } from './start-frame';
import {
  initialState,
  type LeadFormEvent,
  type LeadFormState,
  leadFormReducer,
  SLOW_AFTER_MS,
} from './state';

/** Ids of the submissions this page has counted: the provider repeats the last one when a form opens again. */
let counted: readonly string[] = [];

/**
 * Loads the hosted form of a frame, unless a script has done so, follows its messages, and reports its events and one
 * conversion. @param callbacks `onSubmitted`: called once, afterwards @returns a function that stops listening
 */
export function runLeadForm(
  frame: LeadFormFrame,
  win: Window,
  callbacks: { onChange: (state: LeadFormState) => void; onSubmitted: () => void },
): () => void {
  const { origin } = new URL(frame.dataset.leadForm ?? '');
  let state = initialState(Number(frame.height), counted);
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
    if (state.phase === 'loaded' && before.phase !== 'loaded') pushEvent('form_shown', detailsOf(frame));
    if (state.phase !== 'submitted') return;
    stop();
    counted = [...new Set([...counted, ...state.seen])];
    reportConversion();
    pushEvent('form_submitted', detailsOf(frame));
    callbacks.onSubmitted();
  };
  function onMessage(event: MessageEvent): void {
    if (event.origin !== origin) return;
    const source = frame.contentWindow;
    if (source !== null && event.source === source) dispatch({ type: 'frame-responded' });
    const message = readProviderMessage(event.data);
    if (isTrusted(message, event, { origin, frame })) dispatch({ type: 'message', message });
  }
  let timer: number | undefined;
  /** A page that is prerendered, or open in another tab, has nobody who waits. */
  function startTimer(): void {
    if (win.document.visibilityState === 'visible')
      timer ??= win.setTimeout(() => dispatch({ type: 'timed-out' }), SLOW_AFTER_MS);
  }
  startTimer();
  win.document.addEventListener('visibilitychange', startTimer);
  win.addEventListener('message', onMessage);
  if (!frame.hasAttribute('src')) startFrame(frame, win, campaign);
  for (const event of frame.early ?? []) onMessage(event);
  delete frame.early;
  return stop;
}
