import { type LeadFormFrame, startFrame } from '@/components/inline-script/start-frame';
import { campaign, readCampaign } from '@/lib/analytics/attribution';
import { detailsOf, isNewVisit, pushEvent, reportConversion } from '@/lib/analytics/events';
import { noteSubmission } from '@/lib/lead-form/known-submissions';
import { isTrusted, type ProviderMessage, readProviderMessage } from '@/lib/lead-form/messages';
import {
  initialFormState,
  type LeadFormEvent,
  type LeadFormState,
  leadFormReducer,
  SLOW_AFTER_MS,
} from '@/lib/lead-form/state';

type Dispatch = (event: LeadFormEvent) => void;

/**
 * Loads the form unless a script has, follows its messages, reports its events and one conversion,
 * then calls `onSubmitted`.
 *
 * @returns the frame, null where the form was submitted, and a function that stops listening
 */
export function connectLeadForm(
  place: HTMLElement,
  win: Window,
  callbacks: { onChange: (state: LeadFormState) => void; onSubmitted: () => void },
): { frame: LeadFormFrame | null; stop: () => void } {
  const loaded = place.querySelector<LeadFormFrame>('iframe');
  const frame = loaded ?? startFrame(place, win, { read: readCampaign, limits: campaign });
  if (!frame) return { frame: null, stop: () => {} };

  const listening = new AbortController();
  const stop = () => listening.abort();
  let state = initialFormState(Number.parseFloat(place.style.height));

  const dispatch = (event: LeadFormEvent) => {
    const before = state;
    state = leadFormReducer(before, event);
    if (state === before) return;

    callbacks.onChange(state);
    const isShown = state.phase === 'loaded' && before.phase !== 'loaded';
    if (isShown && isFirstShow(place, win)) pushEvent('form_shown', detailsOf(place));
    if (state.phase === 'slow') pushEvent('form_blocked', detailsOf(place));
    if (state.phase === 'submitted') {
      stop();
      reportConversion();
      pushEvent('form_submitted', detailsOf(place));
      callbacks.onSubmitted();
    }
  };

  noteHistory(frame, win, listening.signal);
  startTimer(listening.signal, dispatch);
  followMessages(frame, listening.signal, dispatch);
  return { frame, stop };
}

/** Notes how long the session history is without the entries that the form adds. */
function noteHistory(frame: LeadFormFrame, win: Window, signal: AbortSignal): void {
  frame.historyLength = win.history.length;
  const onShow = ({ persisted }: PageTransitionEvent) => {
    // Restored by Back, the page may have entries after its own: they are not the form's.
    if (persisted) frame.historyLength = win.history.length;
  };
  win.addEventListener('pageshow', onShow, { signal });
}

/** A page that is reloaded has shown its form before; a dialog is opened anew. */
function isFirstShow(place: HTMLElement, win: Window): boolean {
  return isNewVisit(win) || place.closest('[role=dialog]') !== null;
}

/**
 * Whether a message is no submission, or one that counts. The provider's array counts with an id
 * that is new to this browser, from a form that the visitor has been in: one that reports a
 * submission before is repeating that of an earlier page.
 */
function counts(message: ProviderMessage, visited: boolean): boolean {
  if (message.type !== 'submitted' || message.id === null) return true;
  const isNew = noteSubmission(message.id, window);
  return isNew && visited;
}

/** Dispatches what the provider says, first what it said before anybody listened. */
function followMessages(frame: LeadFormFrame, signal: AbortSignal, dispatch: Dispatch): void {
  const { origin } = new URL(frame.src);

  const onMessage = (event: MessageEvent, visited: boolean) => {
    if (event.origin !== origin) return;
    if (frame.contentWindow !== null && event.source === frame.contentWindow)
      dispatch({ type: 'frame-responded' });

    const message = readProviderMessage(event.data);
    if (!message || !isTrusted(message, event, { origin, frame })) return;
    if (counts(message, visited)) dispatch(message);
  };

  const isVisited = () => frame.visited === true || document.activeElement === frame;
  window.addEventListener('message', (event) => onMessage(event, isVisited()), { signal });
  for (const { event, visited = false } of frame.early ?? []) onMessage(event, visited);
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
