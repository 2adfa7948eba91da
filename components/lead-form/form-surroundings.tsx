import { TextLink } from '@/components/ui/links';
import { type ContactWays, WithoutTheForm, WrittenContacts } from './without-the-form';

type Props = {
  ways: ContactWays;
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
export function FormSurroundings({ ways, writeInstead, consent, children }: Props) {
  return (
    <>
      <div role="status">
        <div className="mt-3 hidden group-data-[phase=silent]/form:block">
          <WithoutTheForm
            heading="Can’t see the form?"
            text="Your browser or network may be holding it back."
            {...ways}
          />
        </div>
      </div>
      <div className="group-data-[phase=silent]/form:hidden">
        <p className="noscript:hidden pb-1 text-sm leading-5">
          {writeInstead} <WrittenContacts {...ways} />
        </p>
        {consent}
      </div>
      <noscript>
        <WithoutTheForm
          heading="The form opens on a page of its own."
          text="Without JavaScript, it can’t be shown here."
          {...ways}
        />
      </noscript>
      <div className={frameLook}>
        <p className="sr-only" role="status">
          <span className={whileLoadingLook}>Loading the form…</span>
        </p>
        <Skeleton />
        {children}
      </div>
      <p className={`mt-3 text-muted text-sm ${whileShownLook}`}>
        Trouble with the form?{' '}
        <TextLink href={ways.formHref}>Open the form on a page of its own</TextLink>
      </p>
    </>
  );
}

/** On a phone, the form covers the padding around it, because it needs the full width. */
const frameLook = [
  'relative overflow-hidden border border-line bg-white',
  'max-sm:-mx-gutter max-sm:border-x-0 sm:rounded noscript:hidden print:hidden',
  'group-data-[phase=silent]/form:invisible group-data-[phase=silent]/form:h-0',
  'group-data-[phase=silent]/form:border-0',
].join(' ');

const whileShownLook = 'noscript:hidden group-data-[phase=silent]/form:hidden print:hidden';
const whileLoadingLook = 'hidden group-data-[phase=loading]/form:block';

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
