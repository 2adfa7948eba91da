import type { ProviderMessage } from './messages';

/** Milliseconds without a message after which a notice takes the place of the form. */
export const SLOW_AFTER_MS = 6_000;
/** Heights of the hosted form in CSS pixels, by where it stands, until it reports its own. */
export const FORM_HEIGHT = { default: 960, credit: 2472, apply: 900, vehicle: 600 } as const;
/** A larger reported height is cut to this. */
const MAX_HEIGHT = 6_000;
/** After so many times the frame only grows. */
const MAX_SHRINKS = 50;

export type LeadFormState = {
  phase: 'loading' | 'loaded' | 'slow' | 'submitted';
  /** Height of the frame in CSS pixels. */
  height: number;
  minHeight: number;
  /** How often the height has decreased. */
  shrinks: number;
};

/** `frame-responded`: any message from our frame. */
export type LeadFormEvent = { type: 'frame-responded' } | { type: 'timed-out' } | ProviderMessage;

/** @param height initial height in CSS pixels */
export function initialFormState(height: number): LeadFormState {
  return { phase: 'loading', height, minHeight: height, shrinks: 0 };
}

/**
 * What the form becomes after an event (components/lead-form/README.md).
 *
 * @param event of a message that `isTrusted` accepts
 * @returns the same object when nothing changes
 */
export function leadFormReducer(state: LeadFormState, event: LeadFormEvent): LeadFormState {
  if (state.phase === 'submitted') return state;
  switch (event.type) {
    case 'frame-responded':
      return state.phase === 'loaded' ? state : { ...state, phase: 'loaded' };
    case 'timed-out':
      return state.phase === 'loading' ? { ...state, phase: 'slow' } : state;
    case 'submitted':
      return { ...state, phase: 'submitted' };
    case 'height':
      return withHeight(state, Math.min(Math.ceil(event.height), MAX_HEIGHT));
  }
}

function withHeight(state: LeadFormState, reported: number): LeadFormState {
  const height = Math.max(state.minHeight, reported);
  if (height > state.height) return { ...state, height };
  if (height === state.height || state.shrinks === MAX_SHRINKS) return state;
  return { ...state, height, shrinks: state.shrinks + 1 };
}
