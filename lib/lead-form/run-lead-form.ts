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

type Dispatch = (event: LeadFormEvent) => void;

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
  const loaded = place.querySelector<LeadFormFrame>('iframe');
  const frame = loaded ?? startFrame(place, win, campaign);
  if (!frame) return { frame: null, stop: () => {} };

  const listening = new AbortController();
  const stop = () => listening.abort();
  let state = initialState(Number.parseFloat(place.style.height), counted);

  const dispatch = (event: LeadFormEvent) => {
    const before = state;
    state = leadFormReducer(before, event);
    if (state === before) return;

    callbacks.onChange(state);
    if (state.phase === 'loaded' && before.phase !== 'loaded')
      pushEvent('form_shown', detailsOf(place));
    if (state.phase === 'submitted') {
      stop();
      recordSubmission(place, win, state);
      callbacks.onSubmitted();
    }
  };

  startTimer(listening.signal, dispatch);
  followMessages(frame, listening.signal, dispatch);
  return { frame, stop };
}

/** Reports one conversion, and remembers what this form was sent for. */
function recordSubmission(place: HTMLElement, win: Window, { seen }: LeadFormState): void {
  counted = seen;
  reportConversion();
  pushEvent('form_submitted', detailsOf(place));
  if (place.dataset.request) rememberRequest(place.dataset.request, win);
}

/** Dispatches what the provider says, first what it said before anybody listened. */
function followMessages(frame: LeadFormFrame, signal: AbortSignal, dispatch: Dispatch): void {
  const { origin } = new URL(frame.src);

  const onMessage = (event: MessageEvent) => {
    if (event.origin !== origin) return;
    if (frame.contentWindow !== null && event.source === frame.contentWindow)
      dispatch({ type: 'frame-responded' });

    const message = readProviderMessage(event.data);
    if (isTrusted(message, event, { origin, frame })) dispatch({ type: 'message', message });
  };

  window.addEventListener('message', onMessage, { signal });
  for (const event of frame.early ?? []) onMessage(event);
  delete frame.early;
}

/**
 * Dispatches when the form has had its time. It runs from when the page is visible: a page that is
 * prerendered, or open in another tab, has nobody who waits.
 */
function startTimer(signal: AbortSignal, dispatch: Dispatch): void {
  const onTimeout = () => {
    if (!signal.aborted) dispatch({ type: 'timed-out' });
  };

  const start = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', start);
    window.setTimeout(onTimeout, SLOW_AFTER_MS);
  };

  document.addEventListener('visibilitychange', start);
  start();
}
