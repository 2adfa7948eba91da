import { ExternalLink as ExternalIcon } from 'lucide';
import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';

/** The phone number as it is shown and linked. */
export type Phone = { label: string; href: string };

const link = 'inline-flex min-h-11 items-center font-semibold text-harbor underline underline-offset-4';

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

/** Shown when the form has sent no message for a while. */
export function SlowFormNotice({ href, phone }: { href: string; phone: Phone }) {
  return (
    <Notice className="mb-4" tone="problem">
      <p className="font-semibold">Can’t see the form?</p>
      <p>
        Your browser or network may be holding it back. <FallbackLinks href={href} phone={phone} />
      </p>
    </Notice>
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
