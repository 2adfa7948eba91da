'use client';

import { ExternalLink as ExternalIcon } from 'lucide';
import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { type HiddenFields, leadFormUrl, type ParamKeys } from '@/lib/lead-form/url';
import { FORM_HEIGHT } from '@/lib/site/constants';
import { useLeadForm } from './use-lead-form';

/** Server-side values that every embedded form needs, from `leadFormSettings()`. */
export type LeadFormSettings = {
  /** The provider's base URL; `null` when none is configured. */
  baseUrl: string | null;
  phone: { label: string; href: string };
};

type Props = {
  settings: LeadFormSettings;
  formId: string;
  height?: number;
  title?: string;
  hidden?: HiddenFields;
  paramKeys?: Partial<ParamKeys>;
  onSubmitted?: () => void;
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
}: Props) {
  const { baseUrl, phone } = settings;
  const { frame, src, state } = useLeadForm({ baseUrl, formId, height, hidden, paramKeys, onSubmitted });

  if (!baseUrl) {
    return (
      <Notice tone="problem">
        <p className="font-semibold">The online form is not available at the moment.</p>
        <p>
          Call us at <CallLink phone={phone} /> and we take your details over the phone.
        </p>
      </Notice>
    );
  }

  const plainUrl = src ?? leadFormUrl({ baseUrl, formId, timestamp: 0 });
  const fallbackLinks = (
    <>
      <ExternalLink
        className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-harbor underline underline-offset-4"
        href={plainUrl}
      >
        Open the form in a new tab
        <Icon className="size-4" shape={ExternalIcon} />
      </ExternalLink>{' '}
      or call us at <CallLink phone={phone} />.
    </>
  );

  return (
    <div>
      {state.phase === 'slow' && (
        <Notice className="mb-4" role="status" tone="problem">
          <p className="font-semibold">Is the form not showing?</p>
          <p>Your browser or network may be holding it back. {fallbackLinks}</p>
        </Notice>
      )}
      <div
        className="relative overflow-hidden rounded border border-sand bg-white noscript:min-h-0!"
        style={{ minHeight: state.height }}
      >
        {state.phase === 'loading' && (
          <p className="absolute inset-x-0 top-16 px-6 text-center text-slate noscript:hidden" role="status">
            Loading the form…
          </p>
        )}
        {src && (
          <iframe
            className="relative block w-full border-0"
            height={state.height}
            ref={frame}
            referrerPolicy="strict-origin-when-cross-origin"
            src={src}
            style={{ height: state.height }}
            title={title}
          />
        )}
        <noscript>
          <p className="p-6">The form opens on a page of its own: {fallbackLinks}</p>
        </noscript>
      </div>
      {state.phase !== 'slow' && (
        <p className="mt-3 text-slate text-sm">Trouble with the form? {fallbackLinks}</p>
      )}
    </div>
  );
}

function CallLink({ phone }: { phone: LeadFormSettings['phone'] }) {
  return (
    <a
      className="inline-flex min-h-11 items-center whitespace-nowrap font-semibold text-harbor underline underline-offset-4"
      data-conversion="phone"
      href={phone.href}
    >
      {phone.label}
    </a>
  );
}
