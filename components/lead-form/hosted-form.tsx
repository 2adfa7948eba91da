import { ExternalLink as ExternalIcon } from 'lucide';
import type { ReactNode } from 'react';
import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';

/** The phone number as it is shown and linked. */
export type Phone = { label: string; href: string };

const link = 'inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-4';

/** What a visitor can do where the hosted form doesn't show: open it in a new tab, or call. */
export function FallbackLinks({ href, phone }: { href: string; phone: Phone }) {
  return (
    <>
      <ExternalLink className={`${link} gap-1.5`} data-form-link href={href}>
        Open the form in a new tab
        <Icon className="size-4" shape={ExternalIcon} />
      </ExternalLink>{' '}
      or call us at <CallLink phone={phone} />.
    </>
  );
}

/**
 * What is around the frame of the hosted form, in an element of the class `group/form` whose `data-phase` is that of
 * lib/lead-form/state.ts: the message while it loads, other ways to apply, and a notice when the form has sent no message
 * for a while.
 *
 * @param props `href`: the form's URL; `children`: the frame; `minHeight`: in CSS pixels, before the frame has its own
 */
export function HostedForm({
  href,
  phone,
  minHeight,
  children,
}: {
  href: string;
  phone: Phone;
  minHeight?: number;
  children: ReactNode;
}) {
  const links = <FallbackLinks href={href} phone={phone} />;
  return (
    <>
      <div role="status">
        <div className="hidden group-data-[phase=slow]/form:block">
          <Notice className="mb-4" tone="problem">
            <p className="font-semibold">Can’t see the form?</p>
            <p>Your browser or network may be holding it back. {links}</p>
          </Notice>
        </div>
      </div>
      <div
        // On phones over the padding around it: a form needs every pixel of the width.
        className="relative overflow-hidden border border-line bg-white max-sm:-mx-5 max-sm:border-x-0 sm:rounded noscript:min-h-0! print:hidden"
        style={{ minHeight }}
      >
        <p
          className="absolute inset-x-0 top-16 hidden px-6 text-center text-muted noscript:hidden! group-data-[phase=loading]/form:block"
          role="status"
        >
          Loading the form…
        </p>
        {children}
      </div>
      <p className="mt-3 text-muted text-sm noscript:hidden group-data-[phase=slow]/form:hidden print:hidden">
        Trouble with the form? {links}
      </p>
    </>
  );
}

/** Shown where no provider is configured. */
export function FormUnavailable({ phone }: { phone: Phone }) {
  return (
    <Notice tone="problem">
      <p className="font-semibold">The online form isn’t available right now.</p>
      <p>
        Call us at <CallLink phone={phone} /> and we’ll take your details over the phone.
      </p>
    </Notice>
  );
}

function CallLink({ phone }: { phone: Phone }) {
  return (
    <a className={`${link} whitespace-nowrap`} data-conversion="call" href={phone.href}>
      {phone.label}
    </a>
  );
}
