import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { runLeadForm } from '@/lib/lead-form/run-lead-form';
import { type LeadFormFrame, leaveFrameHistory } from '@/lib/lead-form/start-frame';
import { initialState } from '@/lib/lead-form/state';

/**
 * The hosted form of a page, in its frame.
 *
 * @param input `address`: the form's URL, see `leadFormUrl`, or `null`; `height`: the initial one, in CSS pixels
 * @returns `src`: the URL that the frame loads, once it is known. It must not be rendered into the frame, which would
 *   load it a second time
 */
export function useLeadForm(input: { address: string | null; height: number; onSubmitted?: () => void }) {
  const { address, height } = input;
  const frame = useRef<LeadFormFrame>(null);
  const [src, setSrc] = useState<string | null>(null);
  const [state, setState] = useState(() => initialState(height));
  const onSubmitted = useEffectEvent(() => input.onSubmitted?.());

  useEffect(() => {
    const element = frame.current;
    if (!address || !element) return;
    const stop = runLeadForm(element, window, { onChange: setState, onSubmitted });
    setSrc(element.src);
    // Going back over the form's entries would also scroll back to the form, away from the confirmation.
    window.history.scrollRestoration = 'manual';
    return () => {
      stop();
      if (!element.isConnected) leaveFrameHistory(element, window);
    };
  }, [address]);

  return { frame, src, state };
}
