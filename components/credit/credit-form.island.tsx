'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { LeadForm, type LeadFormSettings } from '@/components/lead-form/lead-form.island';
import { useSubmitted } from '@/components/lead-form/use-submitted';
import { FORM_HEIGHT } from '@/lib/site/constants';

/** The embedded credit application. `thanks` replaces it after a submission. */
export function CreditForm(props: { settings: LeadFormSettings; formId: string; thanks: ReactNode }) {
  const { settings, formId, thanks } = props;
  const [sent, setSent] = useSubmitted();
  const thanksRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!sent) return;
    // The iframe that had the focus is gone. Focusing the message also makes screen readers announce it.
    thanksRef.current?.focus({ preventScroll: true });
    thanksRef.current?.scrollIntoView({ block: 'start' });
  }, [sent]);

  if (sent) {
    return (
      <div className="scroll-mt-24 outline-none" ref={thanksRef} tabIndex={-1}>
        {thanks}
      </div>
    );
  }
  return (
    <div className="print:hidden" data-island>
      <LeadForm
        formId={formId}
        height={FORM_HEIGHT.credit}
        onSubmitted={setSent}
        settings={settings}
        title="Credit Application Form"
      />
    </div>
  );
}
