import { CircleCheck } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { LeadForm, type LeadFormSettings } from '@/components/lead-form/lead-form.island';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog.island';
import { Icon } from '@/components/ui/icon';
import { FORM_HEIGHT } from '@/lib/site/constants';
import type { ApplyRequest } from './apply-request';

/** The dialog with the lease form, then a message of thanks. The dialog island loads it on first use. */
export function ApplyDialogPanel({
  request,
  settings,
  formId,
  onClose,
}: {
  request: ApplyRequest;
  settings: LeadFormSettings;
  formId: string;
  onClose: () => void;
}) {
  const [sent, setSent] = useState(false);
  return (
    <Dialog onClose={onClose} open title={request.title}>
      {!sent && (
        <LeadForm
          formId={formId}
          height={FORM_HEIGHT.vehicle}
          hidden={{ interested_vehicle: request.vehicle }}
          onSubmitted={() => setSent(true)}
          settings={settings}
        />
      )}
      <div role="status">{sent && <Thanks onClose={onClose} />}</div>
    </Dialog>
  );
}

function Thanks({ onClose }: { onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The iframe that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="py-6 text-center">
      <Icon className="mx-auto mb-4 size-14 text-harbor" shape={CircleCheck} />
      <h3 className="font-display font-semibold text-2xl outline-none" ref={heading} tabIndex={-1}>
        Thank you, we have your request
      </h3>
      <p className="mx-auto mt-3 mb-6 max-w-md text-slate">
        Our leasing specialists will contact you shortly. We typically respond within 24 hours during business
        days.
      </p>
      <Button onClick={onClose} variant="outline">
        Back to the models
      </Button>
    </div>
  );
}
