import { ExternalLink } from 'lucide';
import { CallButton } from '@/components/contact/call-button';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';

type Ways = {
  /** The form's URL. */
  href: string;
  /** As it is shown. */
  phone: string;
};

/** What a visitor can do where the hosted form doesn't show: open it in a new tab, or call. */
export function OtherWays({ href, phone }: Ways) {
  return (
    <span className="mt-2.5 flex flex-wrap gap-2.5">
      <Button data-form-link href={href} variant="outline">
        Open the form
        <Icon className="size-4" shape={ExternalLink} />
      </Button>
      <CallButton phone={phone} />
    </span>
  );
}

type PlaceProps = {
  address: string;
  title: string;
  height: number;
  ref?: React.RefObject<HTMLDivElement | null>;
};

/**
 * The place of the frame, which a script adds (lib/lead-form/start-frame.ts): React has no part in
 * its content.
 */
export function FormPlace({ address, title, height, ref }: PlaceProps) {
  return (
    <div
      className="relative *:size-full noscript:hidden"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty
      dangerouslySetInnerHTML={{ __html: '' }}
      data-lead-form={address}
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
 * phase (lib/lead-form/state.ts). In the phase `slow` a notice takes the place of the form, which
 * may still come: it isn't removed, and keeps its width.
 */
export function HostedForm(props: Ways & { minHeight?: number; children: React.ReactNode }) {
  const { minHeight, children, ...ways } = props;
  return (
    <>
      <div role="status">
        <div className="hidden group-data-[phase=slow]/form:block">
          <Notice variant="problem">
            <p className="font-semibold">Can’t see the form?</p>
            <p>Your browser or network may be holding it back.</p>
            <OtherWays {...ways} />
          </Notice>
        </div>
      </div>
      <div
        className={`relative overflow-hidden border border-line bg-white sm:rounded print:hidden ${onPhones} ${unseen}`}
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
      <div className="mt-3 text-muted text-sm noscript:hidden group-data-[phase=slow]/form:hidden print:hidden">
        <p>Trouble with the form? Open it in a new tab, or call us.</p>
        <OtherWays {...ways} />
      </div>
    </>
  );
}

/** Over the padding around it: a form needs every pixel of the width. */
const onPhones = 'max-sm:-mx-5 max-sm:border-x-0';

/**
 * Without a script there is a link in its place, and a form that doesn't respond is out of the way.
 */
const unseen =
  'noscript:min-h-0! group-data-[phase=slow]/form:invisible group-data-[phase=slow]/form:h-0 group-data-[phase=slow]/form:min-h-0! group-data-[phase=slow]/form:border-0';

export function FormUnavailable({ phone }: { phone: string }) {
  return (
    <Notice variant="problem">
      <p className="font-semibold">The online form isn’t available right now.</p>
      <p className="mb-2.5">We’ll take your details over the phone.</p>
      <CallButton phone={phone} />
    </Notice>
  );
}
