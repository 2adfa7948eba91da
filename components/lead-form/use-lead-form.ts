import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { recallAttribution } from '@/lib/analytics/attribution';
import { reportConversion } from '@/lib/analytics/conversion';
import { isTrusted, readProviderMessage } from '@/lib/lead-form/messages';
import { initialState, type LeadFormState, leadFormReducer, SLOW_AFTER_MS } from '@/lib/lead-form/state';
import { type HiddenFields, leadFormUrl, type ParamKeys } from '@/lib/lead-form/url';

/**
 * Ids of the submissions this page has counted. The provider repeats the last id when a form opens again, so they have
 * to outlive the component.
 */
let countedIds: readonly string[] = [];

/**
 * Builds the URL of an embedded form, handles the messages of its iframe, and reports one conversion when the form is
 * submitted. `src` is undefined until the component has mounted, because it depends on the session and the clock.
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
  const [state, dispatch] = useReducer(leadFormReducer, initialState(height, countedIds));
  const submitted = state.phase === 'submitted';
  // Serialized, so that a new object with equal values does not reload the iframe.
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
    let responded = false;
    const onMessage = (event: MessageEvent) => {
      if (event.origin !== origin) return;
      const frameWindow = frame.current?.contentWindow ?? null;
      if (!responded && frameWindow !== null && event.source === frameWindow) {
        responded = true;
        dispatch({ type: 'frame-responded' });
      }
      const message = readProviderMessage(event.data);
      if (!isTrusted(message, event, { origin, frame: frameWindow })) return;
      if (message.kind === 'height' && message.height <= highest) return;
      if (message.kind === 'height') highest = message.height;
      dispatch({ type: 'message', message });
    };
    const timer = window.setTimeout(() => dispatch({ type: 'timed-out' }), SLOW_AFTER_MS);
    window.addEventListener('message', onMessage);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('message', onMessage);
    };
  }, [baseUrl, height, submitted]);

  const reported = useRef(false);
  useEffect(() => {
    if (!submitted || reported.current) return;
    reported.current = true;
    countedIds = [...new Set([...countedIds, ...state.seen])];
    reportConversion();
    onSubmitted?.();
  }, [submitted, state.seen, onSubmitted]);

  return { frame, src, state };
}
