import type { ProviderMessage } from './messages';

/** Milliseconds without a message, after which a notice replaces the form. */
export const SILENT_AFTER_MS = 6_000;
/** Initial heights of the form by page, in CSS pixels. The form reports its own height later. */
export const FORM_HEIGHT = { default: 960, credit: 2472, apply: 900, dialog: 600 } as const;
/** Larger reported heights are cut to this. */
const MAX_HEIGHT = 6_000;

export type LeadFormState = {
  phase: 'loading' | 'responded' | 'silent' | 'submitted';
  /** In CSS pixels, as is `minHeight`. */
  height: number;
  minHeight: number;
};

/** `responded` stands for any message from our frame. */
export type LeadFormEvent = { type: 'responded' } | { type: 'silent' } | ProviderMessage;

/** @param height in CSS pixels */
export function initialLeadFormState(height: number): LeadFormState {
  return { phase: 'loading', height, minHeight: height };
}

/**
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
    case 'height': {
      const height = Math.max(state.minHeight, Math.min(Math.ceil(event.height), MAX_HEIGHT));
      return height === state.height ? state : { ...state, height };
    }
  }
}
