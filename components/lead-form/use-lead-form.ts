import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { recallAttribution } from '@/lib/analytics/attribution';
import { reportConversion } from '@/lib/analytics/conversion';
import { isTrusted, readProviderMessage } from '@/lib/lead-form/messages';
import { initialState, type LeadFormState, leadFormReducer, SLOW_AFTER_MS } from '@/lib/lead-form/state';
import { type HiddenFields, leadFormUrl, type ParamKeys } from '@/lib/lead-form/url';

/** Submissions this page has already counted: the provider repeats the last one's id when a form opens again. */
let counted: readonly string[] = [];

/**
 * The life of an embedded form (spec section 4): its address, what its messages mean, and one report when it is
 * submitted. Needs a browser, so the address is there only after the first drawing.
 */
export function useLeadForm(input: {
  baseUrl: string | null;
  formId: string;
  height: number;
  hidden?: HiddenFields;
  paramKeys?: Partial<ParamKeys>;
  onSubmitted?: () => void;
}): { frame: RefObject<HTMLIFrameElement | null>; src: string | undefined; state: LeadFormState } {
  const { baseUrl, formId, height, hidden, paramKeys, onSubmitted } = input;
  const frame = useRef<HTMLIFrameElement>(null);
  const [src, setSrc] = useState<string>();
  const [state, dispatch] = useReducer(leadFormReducer, initialState(height, counted));
  const submitted = state.phase === 'submitted';
  // As text, so that equal values of a page that draws itself again do not load the form again.
  const fields = JSON.stringify([hidden, paramKeys]);

  useEffect(() => {
    if (!baseUrl) return;
    const [values, keys] = JSON.parse(fields) as [HiddenFields | null, Partial<ParamKeys> | null];
    setSrc(
      leadFormUrl({
        baseUrl,
        formId,
        hidden: values ?? undefined,
        paramKeys: keys ?? undefined,
        attribution: recallAttribution(window),
        timestamp: Date.now(),
      }),
    );
  }, [baseUrl, formId, fields]);

  useEffect(() => {
    if (!baseUrl || submitted) return;
    const { origin } = new URL(baseUrl);
    let highest = height;
    let alive = false;
    const hear = (event: MessageEvent) => {
      if (event.origin !== origin) return;
      const own = frame.current?.contentWindow ?? null;
      if (!alive && own !== null && event.source === own) {
        alive = true;
        dispatch({ type: 'frame-responded' });
      }
      const message = readProviderMessage(event.data);
      if (!isTrusted(message, event, { origin, frame: own })) return;
      if (message.kind === 'height' && message.height <= highest) return;
      if (message.kind === 'height') highest = message.height;
      dispatch({ type: 'message', message });
    };
    const slow = window.setTimeout(() => dispatch({ type: 'timed-out' }), SLOW_AFTER_MS);
    window.addEventListener('message', hear);
    return () => {
      window.clearTimeout(slow);
      window.removeEventListener('message', hear);
    };
  }, [baseUrl, height, submitted]);

  const reported = useRef(false);
  useEffect(() => {
    if (!submitted || reported.current) return;
    reported.current = true;
    counted = [...new Set([...counted, ...state.seen])];
    reportConversion();
    onSubmitted?.();
  }, [submitted, state.seen, onSubmitted]);

  return { frame, src, state };
}
