'use client';

import { CircleCheck } from 'lucide';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { LeadForm, type LeadFormSettings } from '@/components/lead-form/lead-form.island';
import { useSubmitted, wasSubmitted } from '@/components/lead-form/use-submitted';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { detailsOf, pushEvent } from '@/lib/analytics/events';
import { FORM_HEIGHT } from '@/lib/site/constants';

/** The selected and the confirmed state of the apply page. `sent`: a sentence that says what was sent. */
export function Application({
  hidden,
  summary,
  sent,
  consent,
  settings,
  formId,
  frameScript,
}: {
  hidden: Record<string, string>;
  summary: ReactNode;
  sent: string;
  /** Below the form, until it has been sent. */
  consent: ReactNode;
  settings: LeadFormSettings;
  formId: string;
  frameScript: ReactNode;
}) {
  const [confirmed, confirm] = useSubmitted();
  const selected = useRef<HTMLDivElement>(null);
  // Before the effects of the form: the form may have been shown already.
  useLayoutEffect(() => {
    if (selected.current && !wasSubmitted()) pushEvent('vehicle_selected', detailsOf(selected.current));
  }, []);
  if (confirmed) return <Confirmation sent={sent} />;
  return (
    <div ref={selected}>
      {summary}
      <Card as="section" className="p-5 sm:p-8 print:hidden" lifted>
        <h2 className="mb-5 font-display font-semibold text-2xl">Complete Your Application</h2>
        <LeadForm
          formId={formId}
          frameScript={frameScript}
          height={FORM_HEIGHT.apply}
          hidden={hidden}
          onSubmitted={confirm}
          settings={settings}
        />
        {consent}
      </Card>
    </div>
  );
}

function Confirmation({ sent }: { sent: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    // The iframe that had the focus is gone.
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Card as="section" className="px-6 py-12 text-center sm:px-12" lifted>
      <div role="status">
        <Icon className="mx-auto mb-5 size-14 text-harbor" shape={CircleCheck} />
        <h2 className="font-display font-semibold text-3xl outline-none" ref={heading} tabIndex={-1}>
          Application Submitted!
        </h2>
        <p className="mx-auto mt-4 max-w-md text-lg text-slate">
          Thank you for your interest. Our leasing specialists will review your application and contact you
          shortly.
        </p>
        <p className="mx-auto mt-3 max-w-md text-slate">
          We typically respond within 24 hours during business days.
        </p>
        <p className="mx-auto mt-3 max-w-md text-slate">{sent}</p>
      </div>
    </Card>
  );
}
