'use client';

import type { ReactNode } from 'react';
import { type HiddenFields, leadFormUrl, type ParamKeys } from '@/lib/lead-form/url';
import { FORM_HEIGHT } from '@/lib/site/constants';
import { FallbackLinks, FormUnavailable, HostedForm, type Phone } from './hosted-form';
import { useLeadForm } from './use-lead-form';

/** Server-side values that every embedded form needs, from `leadFormSettings()`. */
export type LeadFormSettings = {
  /** The provider's base URL; `null` when none is configured. */
  baseUrl: string | null;
  phone: Phone;
};

type Props = {
  settings: LeadFormSettings;
  formId: string;
  height?: number;
  title?: string;
  hidden?: HiddenFields;
  paramKeys?: Partial<ParamKeys>;
  onSubmitted?: () => void;
  /** Where the page has a nonce: the script that loads the form (frame-script.tsx). */
  frameScript?: ReactNode;
};

/** The form provider's form in an iframe. README.md in this folder is its contract. */
export function LeadForm({
  settings,
  formId,
  height = FORM_HEIGHT.default,
  title = 'Lease Form',
  hidden,
  paramKeys,
  onSubmitted,
  frameScript,
}: Props) {
  const { baseUrl, phone } = settings;
  const address = baseUrl && leadFormUrl({ baseUrl, formId, hidden, paramKeys });
  const { frame, src, state } = useLeadForm({ address, height, onSubmitted });

  if (!address) return <FormUnavailable phone={phone} />;
  const links = { href: src ?? address, phone };

  return (
    <div className="group/form" data-phase={state.phase}>
      <HostedForm minHeight={state.height} {...links}>
        <iframe
          className="relative block w-full border-0 noscript:hidden"
          data-lead-form={address}
          height={state.height}
          key={address}
          ref={frame}
          style={{ height: state.height }}
          // The script sets `src`, which React does not know.
          suppressHydrationWarning
          title={title}
        />
        {frameScript}
        <noscript>
          <p className="p-6">
            The form opens on a page of its own: <FallbackLinks {...links} />
          </p>
        </noscript>
      </HostedForm>
    </div>
  );
}
