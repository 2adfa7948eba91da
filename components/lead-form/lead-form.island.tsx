'use client';

import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { preconnect } from 'react-dom';
import { leadFormUrl, type ParamKeys } from '@/lib/lead-form/lead-form-url';
import { type MessageRecipients, messageLinks } from '@/lib/lead-form/message-links';
import { FORM_HEIGHT, initialLeadFormState } from '@/lib/lead-form/state';
import type { HiddenFields } from '@/lib/quote/hidden-fields';
import { connectLeadForm } from './connect-lead-form';
import { FormSurroundings } from './form-surroundings';
import { leaveAddedEntries } from './frame-history';
import { OnSubmittedContext } from './until-submitted.island';
import { WithoutTheForm } from './without-the-form';

/** lead-form-props.tsx has those that only the server knows. */
export type LeadFormProps = MessageRecipients & {
  /** `null` if none is configured. */
  leadFormOrigin: string | null;
  formId: string;
  phone: string;
  /** Introduces the email address and the number for texts: "Rather in writing?" */
  writeInstead: string;
  /** Says what sending the form agrees to. */
  consent?: React.ReactNode;
  /** The frame's initial height in CSS pixels. */
  height?: number;
  title?: string;
  hiddenFields?: HiddenFields;
  /** The subject of an email, for visitors who'd rather write to us. */
  subject?: string;
  paramKeys?: ParamKeys;
  /** Parameters of a static page's query that the form gets as fields: "make model". */
  forwardedFields?: string;
};

/** The provider's form in an iframe. README.md describes the contract. */
export function LeadForm({ title = 'Lease Form', ...props }: LeadFormProps) {
  const { leadFormOrigin, formId, phone, email, textPhone, writeInstead, consent } = props;
  const { hiddenFields, subject, paramKeys, height = FORM_HEIGHT.default } = props;
  const formUrl = leadFormOrigin
    ? leadFormUrl({ leadFormOrigin, formId, hiddenFields, paramKeys })
    : undefined;
  if (leadFormOrigin) preconnect(leadFormOrigin);
  const container = useRef<HTMLDivElement>(null);
  const [formHref, setFormHref] = useState(formUrl);
  const [state, setState] = useState(() => initialLeadFormState(height));
  const onSubmitted = useEffectEvent(use(OnSubmittedContext));

  useEffect(() => {
    if (!formUrl || !container.current) return;
    const callbacks = { onChange: setState, onSubmitted };
    const { frame, stop } = connectLeadForm(container.current, height, callbacks);
    // The frame's URL has fields that only the browser knows. The link to the form needs them, too.
    if (frame) setFormHref(frame.src);
    return () => {
      stop();
      // In development, React also runs this while the frame stays.
      if (frame && !frame.isConnected) leaveAddedEntries();
    };
  }, [formUrl, height]);

  const links = messageLinks({ email, textPhone }, { hiddenFields, subject });
  const ways = { phone, email, textPhone, formHref, messageLinks: links };
  if (!formUrl)
    return (
      <WithoutTheForm
        heading="The online form isn’t available right now."
        text="We’ll take your details by email or phone."
        {...ways}
      />
    );
  return (
    <div className="group/form" data-phase={state.phase}>
      <FormSurroundings consent={consent} ways={ways} writeInstead={writeInstead}>
        {/* Empty for React: start-frame.ts adds the frame, maybe before React hydrates. */}
        <div
          className="relative *:size-full *:bg-white"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: empty
          dangerouslySetInnerHTML={{ __html: '' }}
          data-forwarded-fields={props.forwardedFields}
          data-lead-form={formUrl}
          data-title={title}
          ref={container}
          style={{ height: state.height }}
          suppressHydrationWarning
        />
      </FormSurroundings>
    </div>
  );
}
