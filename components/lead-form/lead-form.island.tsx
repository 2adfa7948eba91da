'use client';

import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { preconnect } from 'react-dom';
import { type HiddenFields, leadFormUrl, type ParamKeys } from '@/lib/lead-form/lead-form-url';
import { messageLinks } from '@/lib/lead-form/message-links';
import { FORM_HEIGHT, initialLeadFormState } from '@/lib/lead-form/state';
import { connectLeadForm } from './connect-lead-form';
import { FormNotice, FormSurroundings, FrameContainer } from './form-surroundings';
import { leaveAddedEntries } from './frame-history';
import type { LeadFormProps } from './lead-form-props';
import { OnSubmittedContext } from './until-submitted.island';

type Props = LeadFormProps & {
  /** The frame's initial height in CSS pixels. */
  height?: number;
  title?: string;
  hiddenFields?: HiddenFields;
  /** The subject of an email, for visitors who'd rather write to us. */
  subject?: string;
  paramKeys?: ParamKeys;
  /** Parameters of a static page's query that the form gets as fields: "make model". */
  forwardedFields?: string;
  /** Says what sending the form agrees to. */
  consent?: React.ReactNode;
  /** Called once, after a submission. On a page, UntilSubmitted around the form replaces it. */
  onSubmitted?: () => void;
};

/** The provider's form in an iframe. README.md describes the contract. */
export function LeadForm({ title = 'Lease Form', ...props }: Props) {
  const { baseUrl, formId, phone, email, textPhone, writeInstead, consent } = props;
  const { hiddenFields, subject, paramKeys, height = FORM_HEIGHT.default } = props;
  const formUrl = baseUrl && leadFormUrl({ baseUrl, formId, hiddenFields, paramKeys });
  if (formUrl) preconnect(new URL(formUrl).origin);
  const container = useRef<HTMLDivElement>(null);
  const [src, setSrc] = useState<string | null>(null);
  const [state, setState] = useState(() => initialLeadFormState(height));
  const onPageSubmitted = use(OnSubmittedContext);
  const onSubmitted = useEffectEvent(() => (props.onSubmitted ?? onPageSubmitted)?.());

  useEffect(() => {
    if (!formUrl || !container.current) return;
    const { frame, stop } = connectLeadForm(container.current, { onChange: setState, onSubmitted });
    if (frame) setSrc(frame.src);
    return () => {
      stop();
      if (frame && !frame.isConnected) leaveAddedEntries();
    };
  }, [formUrl]);

  const contactOptions = {
    phone,
    email,
    textPhone,
    messageLinks: messageLinks({ email, textPhone }, { hiddenFields, subject }),
    formHref: src ?? formUrl ?? undefined,
  };
  if (!formUrl)
    return (
      <FormNotice
        heading="The online form isn’t available right now."
        text="We’ll take your details by email or phone."
        {...contactOptions}
      />
    );
  return (
    <div className="group/form" data-phase={state.phase}>
      <FormSurroundings consent={consent} writeInstead={writeInstead} {...contactOptions}>
        <FrameContainer
          formUrl={formUrl}
          height={state.height}
          key={formUrl}
          ref={container}
          forwardedFields={props.forwardedFields}
          title={title}
        />
      </FormSurroundings>
    </div>
  );
}
