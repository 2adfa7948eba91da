import { type IconNode, Phone } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { dateLabel } from '@/lib/format/format';
import type { PartProps } from '@/lib/guides/part-schemas';

type Titled = { title: string; children: ReactNode };

/** @returns an element id such as "checklist-delivery-day", unique on its page as long as titles are */
export function elementId(kind: string, title: string): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return `${kind}-${words.slice(0, 8).join('-')}`;
}

const box = 'px-5 pt-5 text-base sm:px-8 print:my-6 print:break-inside-avoid print:text-sm';

/** A box with a border, for what one prints, fills in or calculates; `look` is its colors and the space at its end. */
export function Card({
  look,
  labelledBy,
  children,
}: {
  look: string;
  labelledBy?: string;
  children: ReactNode;
}) {
  return (
    <figure
      aria-labelledby={labelledBy}
      className={`my-10 rounded-lg border sm:pt-7 print:border-ink print:px-6 ${box} ${look}`}
    >
      {children}
    </figure>
  );
}

/** A card with a title; `kind` begins its id, so that a title may be used twice. */
function TitledCard(props: Titled & { kind: string; look?: string; icon?: IconNode }) {
  const { kind, title, look = 'border-line-deep bg-white', icon, children } = props;
  const id = elementId(kind, title);
  return (
    <Card labelledBy={id} look={`${look} pb-6 sm:pb-7`}>
      <figcaption
        className={`${icon ? 'flex items-center gap-3 ' : ''}font-display font-semibold text-xl`}
        id={id}
      >
        {icon && <Icon className="size-5 text-action" shape={icon} />}
        {title}
      </figcaption>
      {children}
    </Card>
  );
}

/** A checklist for printing. Its boxes are borders, because browsers do not print backgrounds by default. */
export function Checklist({ title, children }: Titled) {
  return (
    <TitledCard kind="checklist" title={title}>
      <div className="mt-3 [&_li+li]:mt-0 [&_li]:relative [&_li]:py-1.5 [&_li]:pl-9 [&_li]:before:absolute [&_li]:before:top-[0.72em] [&_li]:before:left-0 [&_li]:before:size-4.5 [&_li]:before:rounded-[0.2rem] [&_li]:before:border-[1.5px] [&_li]:before:border-action [&_li]:before:content-[''] [&_ul]:list-none [&_ul]:pl-0">
        {children}
      </div>
    </TitledCard>
  );
}

/** Lines to print and fill in by hand. */
export function Worksheet({ title, lines }: PartProps<'Worksheet'>) {
  return (
    <TitledCard kind="worksheet" title={title}>
      <ul className="mt-3 list-none pl-0!">
        {lines.map((line) => (
          <li
            className="mt-0! flex items-end gap-3 py-2 after:min-w-24 after:flex-1 after:border-control after:border-b after:content-['']"
            key={line}
          >
            {line}
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

/** What to say on the phone, word for word. */
export function CallScript({ title, children }: Titled) {
  return (
    <TitledCard icon={Phone} kind="script" look="border-tint-deep bg-tint print:bg-transparent" title={title}>
      <div className="mt-3 space-y-4">{children}</div>
    </TitledCard>
  );
}

/** A band with a rule above it; `look` is its colors and the space around it. */
function Note({ labelledBy, look, children }: { labelledBy: string; look: string; children: ReactNode }) {
  return (
    <div
      aria-labelledby={labelledBy}
      className={`border-t-2 pb-6 print:border-b print:bg-transparent print:px-0 ${box} ${look}`}
      role="note"
    >
      {children}
    </div>
  );
}

/** What readers of an older guide should know first: its first part. */
export function Since({ date, children }: PartProps<'Since'> & { children: ReactNode }) {
  return (
    <Note labelledBy="since" look="mb-9 border-accent bg-ground-deep sm:pt-6">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="font-display font-semibold text-lg" id="since">
          What has changed
        </span>
        <time className="text-muted text-sm" dateTime={date}>
          {dateLabel(date)}
        </time>
      </p>
      <div className="mt-3 space-y-4">{children}</div>
    </Note>
  );
}

/** The key facts of a guide, after its first paragraph. */
export function KeyFacts({ children }: { children: ReactNode }) {
  return (
    <Note labelledBy="key-facts" look="my-9 border-action bg-tint sm:pt-6">
      <p className="font-display font-semibold text-lg" id="key-facts">
        Key facts
      </p>
      <div className="mt-3 [&_li+li]:mt-0 [&_li+li]:border-tint-deep [&_li+li]:border-t [&_li]:py-2.5 [&_ul]:list-none [&_ul]:pl-0">
        {children}
      </div>
    </Note>
  );
}

/** When leasing, or a broker, is the wrong choice. */
export function WrongChoice({ title, children }: Titled) {
  const id = elementId('wrong-choice', title);
  return (
    <Note labelledBy={id} look="my-10 border-accent bg-ground-deep sm:pt-7 sm:pb-8">
      <p className="font-display font-semibold text-xl" id={id}>
        {title}
      </p>
      <div className="mt-3 space-y-4">{children}</div>
    </Note>
  );
}
