'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LeadForm, type LeadFormSettings } from '@/components/lead-form/lead-form.island';
import { FORM_HEIGHT } from '@/lib/site/constants';

/** The hosted credit form, and the thanks that take its place once it reports a submission (spec section 2). */
export function CreditForm({
  settings,
  formId,
  thanks,
}: {
  settings: LeadFormSettings;
  formId: string;
  thanks: ReactNode;
}) {
  const [sent, setSent] = useState(false);
  const answer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!sent) return;
    // The frame that held the focus is gone: the answer takes it, and is read out.
    answer.current?.focus({ preventScroll: true });
    answer.current?.scrollIntoView({ block: 'start' });
  }, [sent]);

  if (sent) {
    return (
      <div className="scroll-mt-24 outline-none" ref={answer} tabIndex={-1}>
        {thanks}
      </div>
    );
  }
  return (
    <div className="print:hidden">
      <LeadForm
        formId={formId}
        height={FORM_HEIGHT.credit}
        onSubmitted={() => setSent(true)}
        settings={settings}
        title="Credit Application Form"
      />
    </div>
  );
}
