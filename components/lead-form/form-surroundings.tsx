import { PhoneNumber } from '@/components/business/contact-words';
import { useOpening } from '@/components/business/hours.island';
import { Notice } from '@/components/ui/notice';
import { TextLink } from '@/components/ui/text-link';
import { ContactButtons, type ContactOptions, WrittenContacts } from './contact-options';

type ContainerProps = {
  formUrl: string;
  title: string;
  height: number;
  /** Parameters of the page's query that the form gets as fields: "make model". */
  forwardedFields?: string;
  ref?: React.RefObject<HTMLDivElement | null>;
};

/** Empty for React: start-frame.ts adds the frame, maybe before React hydrates. */
export function FrameContainer({ formUrl, title, height, forwardedFields, ref }: ContainerProps) {
  return (
    <div
      className="relative *:size-full *:bg-white noscript:hidden"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty
      dangerouslySetInnerHTML={{ __html: '' }}
      data-lead-form={formUrl}
      data-forwarded-fields={forwardedFields}
      data-title={title}
      ref={ref}
      style={{ height }}
      suppressHydrationWarning
    />
  );
}

type SurroundingsProps = ContactOptions & {
  /** Introduces the email address and the number for texts: "Rather in writing?" */
  writeInstead: string;
  /** What sending the form agrees to. Placed above it, to be read before its button. */
  consent?: React.ReactNode;
  children: React.ReactNode;
};

/**
 * What surrounds the hosted form (`children`). `group/form` has the phase (lib/lead-form/state.ts)
 * in `data-phase`. In the phase `silent`, a notice replaces the form, which keeps its width because
 * it may still arrive.
 */
export function FormSurroundings(props: SurroundingsProps) {
  const { writeInstead, consent, children, ...contactOptions } = props;
  return (
    <>
      <div role="status">
        <div className="mt-3 hidden group-data-[phase=silent]/form:block">
          <FormNotice
            heading="Can’t see the form?"
            text="Your browser or network may be holding it back."
            {...contactOptions}
          />
        </div>
      </div>
      <div className="group-data-[phase=silent]/form:hidden">
        <p className="pb-1 text-sm leading-5">
          {writeInstead} <WrittenContacts {...contactOptions} />
        </p>
        {consent}
      </div>
      <div className={frameLook}>
        <p className="sr-only" role="status">
          <span className="hidden group-data-[phase=loading]/form:inline noscript:hidden!">
            Loading the form…
          </span>
        </p>
        <Skeleton />
        {children}
        <noscript>
          <div className="p-6">
            <p>The form opens on a page of its own.</p>
            <ContactButtons {...contactOptions} />
          </div>
        </noscript>
      </div>
      <p className={`mt-3 text-muted text-sm ${whileShownLook}`}>
        Trouble with the form?{' '}
        <TextLink href={contactOptions.formHref}>Open the form on a page of its own</TextLink>
      </p>
    </>
  );
}

/** On a phone, the form covers the padding around it, because it needs the full width. */
const frameLook = [
  'relative overflow-hidden border border-line bg-white',
  'max-sm:-mx-gutter max-sm:border-x-0 sm:rounded print:hidden',
  'group-data-[phase=silent]/form:invisible group-data-[phase=silent]/form:h-0',
  'group-data-[phase=silent]/form:border-0',
].join(' ');

const whileShownLook = 'noscript:hidden group-data-[phase=silent]/form:hidden print:hidden';

type NoticeProps = ContactOptions & { heading: string; text: string };

/** Takes the place of the form. */
export function FormNotice({ heading, text, ...contactOptions }: NoticeProps) {
  const { status } = useOpening();
  const closed = status?.open === false;
  return (
    <Notice variant="problem">
      <p className="font-semibold">{heading}</p>
      <p>{text}</p>
      <p>
        Write to <WrittenContacts {...contactOptions} />. Or call{' '}
        <PhoneNumber>{contactOptions.phone}</PhoneNumber>
        <span>{closed ? ' once we’re open.' : '.'}</span>
      </p>
      <ContactButtons closed={closed} {...contactOptions} />
    </Notice>
  );
}

const whileLoadingLook = 'hidden noscript:hidden! group-data-[phase=loading]/form:block';

/** Outlines of fields, shown while the frame is invisible. */
function Skeleton() {
  return (
    <div
      aria-hidden="true"
      className={`absolute inset-x-0 top-0 space-y-6 p-6 ${whileLoadingLook}`}
    >
      {['name', 'phone', 'email', 'more'].map((field) => (
        <div key={field}>
          <div className="h-3.5 w-28 rounded bg-tint" />
          <div className="mt-2 h-11.5 rounded border border-line bg-ground" />
        </div>
      ))}
    </div>
  );
}
