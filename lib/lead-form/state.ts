import type { ProviderMessage } from './messages';

/** Milliseconds without a message, after which a notice replaces the form. */
export const SILENT_AFTER_MS = 6_000;
/** Initial heights of the form by page, in CSS pixels. The form reports its own height later. */
export const FORM_HEIGHT = { default: 960, credit: 2472, apply: 900, dialog: 600 } as const;
/** Larger reported heights are cut to this. */
const MAX_HEIGHT = 6_000;

export type LeadFormState = {
  phase: 'loading' | 'responded' | 'silent' | 'submitted';
  /** In CSS pixels. It only grows. */
  height: number;
};

/** `responded` stands for any message from our frame. */
export type LeadFormEvent = { type: 'responded' } | { type: 'silent' } | ProviderMessage;

/** @param height in CSS pixels */
export function initialLeadFormState(height: number): LeadFormState {
  return { phase: 'loading', height };
}

/**
 * Computes the next state of the form (components/lead-form/README.md).
 *
 * @param event from a message that `isTrusted` has accepted
 * @returns the same object if nothing changes
 */
export function leadFormReducer(state: LeadFormState, event: LeadFormEvent): LeadFormState {
  if (state.phase === 'submitted') return state;
  switch (event.type) {
    case 'responded':
      return state.phase === 'responded' ? state : { ...state, phase: 'responded' };
    case 'silent':
      return state.phase === 'loading' ? { ...state, phase: 'silent' } : state;
    case 'submitted':
      return { ...state, phase: 'submitted' };
    case 'height':
      return withHeight(state, Math.min(Math.ceil(event.height), MAX_HEIGHT));
  }
}

/** A form whose height depends on that of its frame could otherwise go up and down without end. */
function withHeight(state: LeadFormState, height: number): LeadFormState {
  return height > state.height ? { ...state, height } : state;
}
