'use client';

import type { ReactNode } from 'react';
import { type HiddenFields, leadFormUrl, type ParamKeys } from '@/lib/lead-form/url';
import { FORM_HEIGHT } from '@/lib/site/constants';
import { FallbackLinks, FormUnavailable, type Phone, SlowFormNotice } from './form-fallback';
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

/** The form provider's form in an iframe (docs/product.md#lead-form). README.md in this folder is its contract. */
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
    <div>
      {state.phase === 'slow' && (
        <div role="status">
          <SlowFormNotice {...links} />
        </div>
      )}
      <div
        // On phones over the padding around it: a form needs every pixel of the width.
        className="relative overflow-hidden border border-sand bg-white max-sm:-mx-5 max-sm:border-x-0 sm:rounded noscript:min-h-0! print:hidden"
        style={{ minHeight: state.height }}
      >
        {state.phase === 'loading' && (
          <p className="absolute inset-x-0 top-16 px-6 text-center text-slate noscript:hidden" role="status">
            Loading the form…
          </p>
        )}
        <iframe
          className="relative block w-full border-0 noscript:hidden"
          data-lead-form={address}
          height={state.height}
          key={address}
          ref={frame}
          referrerPolicy="strict-origin-when-cross-origin"
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
      </div>
      {state.phase !== 'slow' && (
        <p className="mt-3 text-slate text-sm noscript:hidden print:hidden">
          Trouble with the form? <FallbackLinks {...links} />
        </p>
      )}
    </div>
  );
}
