'use client';

import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { LeadForm, type LeadFormSettings } from '@/components/lead-form/lead-form.island';
import { useSubmitted, wasSubmitted } from '@/components/lead-form/use-submitted';
import { Card } from '@/components/ui/card';
import { detailsOf, pushEvent } from '@/lib/analytics/events';
import { FORM_HEIGHT } from '@/lib/site/constants';

/** The selected and the confirmed state of the apply page. */
export function Application({
  hidden,
  summary,
  confirmation,
  consent,
  settings,
  formId,
  frameScript,
}: {
  hidden: Record<string, string>;
  summary: ReactNode;
  /** Takes the place of the rest after a submission; its heading gets the focus. */
  confirmation: ReactNode;
  /** Below the form, until it has been sent. */
  consent: ReactNode;
  settings: LeadFormSettings;
  formId: string;
  frameScript: ReactNode;
}) {
  const [confirmed, confirm] = useSubmitted();
  const root = useRef<HTMLDivElement>(null);
  // Before the effects of the form: the form may have been shown already.
  useLayoutEffect(() => {
    if (root.current && !wasSubmitted()) pushEvent('vehicle_selected', detailsOf(root.current));
  }, []);
  useEffect(() => {
    if (!confirmed) return;
    window.scrollTo({ top: 0 });
    // The iframe that had the focus is gone.
    root.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [confirmed]);
  if (confirmed) return <div ref={root}>{confirmation}</div>;
  return (
    <div ref={root}>
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
