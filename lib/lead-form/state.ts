import type { ProviderMessage } from './messages';

/** How long a visitor waits before the way around the frame is shown prominently. */
export const SLOW_AFTER_MS = 15_000;
/** A frame that reports more than this is not believed. */
const MAX_HEIGHT = 6_000;

export type LeadFormState = {
  phase: 'loading' | 'loaded' | 'slow' | 'submitted';
  /** Height of the frame in CSS pixels: grows with the form's reports, never below the specified height. */
  height: number;
  /** Ids of submissions that other forms of this page have already answered for. */
  seen: readonly string[];
};

/**
 * `frame-alive`: the first message from our frame's own window. The iframe's load event proves nothing, browsers
 * fire it for a blocked or refused page as well.
 */
export type LeadFormEvent =
  | { type: 'frame-responded' }
  | { type: 'timed-out' }
  | { type: 'message'; message: ProviderMessage };

/** @param height the specified height @param seen submission ids already counted on this page */
export function initialState(height: number, seen: readonly string[] = []): LeadFormState {
  return { phase: 'loading', height, seen };
}

/**
 * The embedded form's life (spec section 4): it loads or is slow, it is submitted once. Trust in a message is
 * decided before (`isTrusted`).
 */
export function leadFormReducer(state: LeadFormState, event: LeadFormEvent): LeadFormState {
  if (state.phase === 'submitted') return state;
  switch (event.type) {
    case 'frame-responded':
      return { ...state, phase: 'loaded' };
    case 'timed-out':
      return state.phase === 'loading' ? { ...state, phase: 'slow' } : state;
    case 'message':
      return onMessage(state, event.message);
  }
}

function onMessage(state: LeadFormState, message: ProviderMessage): LeadFormState {
  if (message.kind === 'height') {
    const height = Math.min(Math.ceil(message.height), MAX_HEIGHT);
    return height > state.height ? { ...state, height } : state;
  }
  if (message.kind === 'submitted') {
    const id = message.submissionId;
    if (id !== null && state.seen.includes(id)) return state;
    return { ...state, phase: 'submitted', seen: id === null ? state.seen : [...state.seen, id] };
  }
  return state;
}
