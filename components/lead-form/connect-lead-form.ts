import {
  type FrameMessage,
  type LeadFormFrame,
  startFrame,
} from '@/components/inline-script/start-frame';
import { isTrusted, type ProviderMessage, readProviderMessage } from '@/lib/lead-form/messages';
import { isNewSubmission } from '@/lib/lead-form/seen-submissions';
import {
  initialLeadFormState,
  type LeadFormEvent,
  type LeadFormState,
  leadFormReducer,
  SILENT_AFTER_MS,
} from '@/lib/lead-form/state';
import { adClickReader } from '@/lib/measuring/ad-click';
import {
  eventDetailsOf,
  isNewNavigation,
  pushEvent,
  reportConversion,
} from '@/lib/measuring/events';
import { keepScrollPosition, startCountingEntries } from './frame-history';

type Dispatch = (event: LeadFormEvent) => void;

/**
 * Loads the form unless the inline script already has, and follows its messages (README.md).
 *
 * @param height the frame's initial height in CSS pixels
 * @returns the frame, or null if the form was submitted before, and a function that stops listening
 */
export function connectLeadForm(
  container: HTMLElement,
  height: number,
  callbacks: { onChange: (state: LeadFormState) => void; onSubmitted: () => void },
): { frame: LeadFormFrame | null; stop: () => void } {
  const started = container.querySelector<LeadFormFrame>('iframe');
  const frame = started ?? startFrame(container, window, adClickReader);
  if (!frame) return { frame: null, stop: () => {} };

  const stop = () => {
    stopTimer();
    delete frame.onMessage;
  };
  // Not React's useReducer, which may run twice: a change must be one event, and one conversion.
  let state = initialLeadFormState(height);

  const dispatch = (event: LeadFormEvent) => {
    const before = state;
    state = leadFormReducer(before, event);
    if (state === before) return;

    callbacks.onChange(state);
    const hasResponded = state.phase === 'responded' && before.phase !== 'responded';
    if (hasResponded && isFirstShow(container)) pushEvent('form_shown', eventDetailsOf(container));
    if (state.phase === 'silent') pushEvent('form_silent', eventDetailsOf(container));
    if (state.phase === 'submitted') {
      stop();
      reportConversion();
      pushEvent('form_submitted', eventDetailsOf(container));
      callbacks.onSubmitted();
    }
  };

  startCountingEntries();
  keepScrollPosition();
  const stopTimer = startTimer(() => dispatch({ type: 'silent' }));
  followMessages(frame, dispatch);
  return { frame, stop };
}

/** Reloading a page doesn't show its form for the first time. Opening a dialog always does. */
function isFirstShow(container: HTMLElement): boolean {
  return isNewNavigation() || container.closest('[role=dialog]') !== null;
}

/** "Repeats" in README.md says why the provider reports an earlier submission again. */
function isRepeat(message: ProviderMessage, hadFocus: boolean): boolean {
  if (message.type !== 'submitted' || message.id === null) return false;
  // Asked also without the focus, because it remembers the id: otherwise the same repeat would count
  // once the visitor has been in the form.
  const isNew = isNewSubmission(message.id, window);
  return !isNew || !hadFocus;
}

/** Handles the messages that came before anybody listened, then all later ones. */
function followMessages(frame: LeadFormFrame, dispatch: Dispatch): void {
  const onMessage = ({ event, hadFocus }: FrameMessage) => {
    if (frame.contentWindow !== null && event.source === frame.contentWindow)
      dispatch({ type: 'responded' });

    const message = readProviderMessage(event.data);
    if (!message || !isTrusted(message, event.source, frame)) return;
    if (!isRepeat(message, hadFocus)) dispatch(message);
  };

  frame.onMessage = onMessage;
  for (const message of frame.early.splice(0)) onMessage(message);
}

/**
 * The timer starts once the page is visible, because nobody waits for a hidden page.
 *
 * @returns a function that stops it
 */
function startTimer(onTimeout: () => void): () => void {
  let timer: number | undefined;
  const start = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', start);
    timer = window.setTimeout(onTimeout, SILENT_AFTER_MS);
  };

  document.addEventListener('visibilitychange', start);
  start();
  return () => {
    document.removeEventListener('visibilitychange', start);
    window.clearTimeout(timer);
  };
}
