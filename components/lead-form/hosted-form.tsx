import { ExternalLink } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { telHref } from '@/lib/format/tel-href';

/** `href`: the form's URL; `phone`: as it is shown. */
type Ways = { href: string; phone: string };

/** What a visitor can do where the hosted form doesn't show: open it in a new tab, or call. */
export function FallbackLinks({ href, phone }: Ways) {
  return (
    <>
      <TextLink data-form-link href={href} variant="alone">
        Open the form in a new tab
        <Icon className="size-4" shape={ExternalLink} />
      </TextLink>{' '}
      or call us at <CallLink phone={phone} />.
    </>
  );
}

type PlaceProps = {
  address: string;
  /** What is asked for, so that nobody asks for it twice (lib/lead-form/sent-requests.ts). */
  request?: string;
  title: string;
  height: number;
  ref?: React.RefObject<HTMLDivElement | null>;
};

/**
 * The place of the frame, which a script adds (lib/lead-form/start-frame.ts): React has no part in
 * its content.
 */
export function FormPlace({ address, request, title, height, ref }: PlaceProps) {
  return (
    <div
      className="relative noscript:hidden"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty
      dangerouslySetInnerHTML={{ __html: '' }}
      data-lead-form={address}
      data-request={request}
      data-title={title}
      ref={ref}
      style={{ height }}
      // The script may have added the frame before React hydrates the page.
      suppressHydrationWarning
    />
  );
}

/**
 * What is around the hosted form (`children`), in an element with the class `group/form` and the
 * phase (lib/lead-form/state.ts).
 */
export function HostedForm(props: Ways & { minHeight?: number; children: React.ReactNode }) {
  const { minHeight, children, ...ways } = props;
  return (
    <>
      <div role="status">
        <div className="hidden group-data-[phase=slow]/form:block">
          <Notice className="mb-4" variant="problem">
            <p className="font-semibold">Can’t see the form?</p>
            <p>
              Your browser or network may be holding it back. <FallbackLinks {...ways} />
            </p>
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
        Trouble with the form? <FallbackLinks {...ways} />
      </p>
    </>
  );
}

export function FormUnavailable({ phone }: { phone: string }) {
  return (
    <Notice variant="problem">
      <p className="font-semibold">The online form isn’t available right now.</p>
      <p>
        Call us at <CallLink phone={phone} /> and we’ll take your details over the phone.
      </p>
    </Notice>
  );
}

function CallLink({ phone }: { phone: string }) {
  return (
    <TextLink className="whitespace-nowrap" href={telHref(phone)} variant="alone">
      {phone}
    </TextLink>
  );
}
