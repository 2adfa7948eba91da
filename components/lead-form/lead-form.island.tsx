'use client';

import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { preconnect } from 'react-dom';
import type { LeadFormFrame } from '@/components/inline-script/start-frame';
import { FORM_HEIGHT, initialFormState } from '@/lib/lead-form/state';
import { type HiddenFields, leadFormUrl, type ParamKeys } from '@/lib/lead-form/url';
import type { DraftOptions } from '@/lib/lead-form/written-draft';
import { connectLeadForm } from './connect-lead-form';
import { ContactButtons } from './contact-options';
import { FormNotConfigured, FormSurroundings, FrameContainer } from './form-surroundings';
import { leaveFrameHistory } from './frame-history';
import type { LeadFormProps } from './lead-form-props';
import { OnSubmittedContext } from './until-submitted.island';

type Props = LeadFormProps & {
  /** The frame's initial height in CSS pixels. */
  height?: number;
  title?: string;
  hiddenFields?: HiddenFields;
  /** For visitors who'd rather write to us. */
  draft?: DraftOptions;
  paramKeys?: Partial<ParamKeys>;
  /** Parameters of a static page's query to pass on to the form: "make model". */
  forwardParams?: string;
  /** Says what sending the form agrees to. */
  consent?: React.ReactNode;
  /** Called once, after a submission. On a page, UntilSubmitted around the form replaces it. */
  onSubmitted?: () => void;
  /** Called with the frame when it's added, and with `null` when it's gone. */
  onFrame?: (frame: LeadFormFrame | null) => void;
};

/** The provider's form in an iframe. README.md describes the contract. */
export function LeadForm({ title = 'Lease Form', ...props }: Props) {
  const { baseUrl, formId, phone, email, textPhone } = props;
  const { hiddenFields, paramKeys, height = FORM_HEIGHT.default } = props;
  const formUrl = baseUrl && leadFormUrl({ baseUrl, formId, hiddenFields, paramKeys });
  if (formUrl) preconnect(new URL(formUrl).origin);
  const container = useRef<HTMLDivElement>(null);
  const [src, setSrc] = useState<string | null>(null);
  const [state, setState] = useState(() => initialFormState(height));
  const onPageSubmitted = use(OnSubmittedContext);
  const onSubmitted = useEffectEvent(() => (props.onSubmitted ?? onPageSubmitted)?.());
  const onFrame = useEffectEvent((frame: LeadFormFrame | null) => props.onFrame?.(frame));

  useEffect(() => {
    if (!formUrl || !container.current) return;
    const { frame, stop } = connectLeadForm(container.current, {
      onChange: setState,
      onSubmitted,
    });
    if (frame) setSrc(frame.src);
    onFrame(frame);
    return () => {
      stop();
      onFrame(null);
      if (frame && !frame.isConnected) leaveFrameHistory(frame, window);
    };
  }, [formUrl]);

  const contactOptions = { phone, email, textPhone, hiddenFields, ...props.draft };
  if (!formUrl) return <FormNotConfigured {...contactOptions} />;
  const links = { href: src ?? formUrl, ...contactOptions };
  return (
    <div className="group/form" data-phase={state.phase}>
      <FormSurroundings
        consent={props.consent}
        label={props.inWriting}
        minHeight={state.height}
        {...links}
      >
        <FrameContainer
          formUrl={formUrl}
          height={state.height}
          key={formUrl}
          ref={container}
          forwardParams={props.forwardParams}
          title={title}
        />
        <noscript>
          <div className="p-6">
            <p>The form opens on a page of its own.</p>
            <ContactButtons {...links} />
          </div>
        </noscript>
      </FormSurroundings>
    </div>
  );
}
