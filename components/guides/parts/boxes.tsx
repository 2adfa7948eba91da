import { type IconNode, Phone } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { dateLabel } from '@/lib/format/format';
import type { PartProps } from '@/lib/guides/part-schemas';

type Titled = { title: string; children: ReactNode };

const box = 'px-5 pt-5 text-base sm:px-8 print:my-6 print:break-inside-avoid print:text-sm';

/**
 * A box with a border, for what one prints, fills in or calculates.
 *
 * @param props `above`: a small line above the title; `end`: the space at its end
 */
export function Card(props: Titled & { above?: string; end?: string; look?: string; icon?: IconNode }) {
  const { title, above, end = 'pb-6 sm:pb-7', look = 'border-line-deep bg-white', icon, children } = props;
  return (
    <figure className={`my-10 rounded-lg border sm:pt-7 print:border-ink print:px-6 ${box} ${look} ${end}`}>
      <figcaption>
        {above && <span className="mb-1 block font-semibold text-action text-xs">{above}</span>}
        <span className="flex items-center gap-3 font-display font-semibold text-xl">
          {icon && <Icon className="size-5 text-action" shape={icon} />}
          {title}
        </span>
      </figcaption>
      {children}
    </figure>
  );
}

/** A checklist for printing. Its boxes are borders, because browsers do not print backgrounds by default. */
export function Checklist({ title, children }: Titled) {
  return (
    <Card title={title}>
      <div className="mt-3 [&_li+li]:mt-0 [&_li]:relative [&_li]:py-1.5 [&_li]:pl-9 [&_li]:before:absolute [&_li]:before:top-[0.72em] [&_li]:before:left-0 [&_li]:before:size-4.5 [&_li]:before:rounded-[0.2rem] [&_li]:before:border-[1.5px] [&_li]:before:border-action [&_li]:before:content-[''] [&_ul]:list-none [&_ul]:pl-0">
        {children}
      </div>
    </Card>
  );
}

/** Lines to print and fill in by hand. */
export function Worksheet({ title, lines }: PartProps<'Worksheet'>) {
  return (
    <Card title={title}>
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
    </Card>
  );
}

/** What to say on the phone, word for word. */
export function CallScript({ title, children }: Titled) {
  return (
    <Card icon={Phone} look="border-tint-deep bg-tint print:bg-transparent" title={title}>
      <div className="mt-3 space-y-4">{children}</div>
    </Card>
  );
}

/** A band with a rule above it; `look` is its colors and the space around it, `size` its title's. */
function Note(props: Titled & { look: string; size?: string; date?: string }) {
  const { title, look, size = 'text-lg', date, children } = props;
  return (
    <div
      aria-label={title}
      className={`border-t-2 pb-6 print:border-b print:bg-transparent print:px-0 ${box} ${look}`}
      role="note"
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className={`font-display font-semibold ${size}`}>{title}</span>
        {date && (
          <time className="text-muted text-sm" dateTime={date}>
            {dateLabel(date)}
          </time>
        )}
      </p>
      <div className="mt-3 space-y-4">{children}</div>
    </div>
  );
}

/** What readers of an older guide should know first: its first part. */
export function Since({ date, children }: PartProps<'Since'> & { children: ReactNode }) {
  return (
    <Note date={date} look="mb-9 border-accent bg-ground-deep sm:pt-6" title="What has changed">
      {children}
    </Note>
  );
}

const listOfFacts =
  '[&_li+li]:mt-0 [&_li+li]:border-tint-deep [&_li+li]:border-t [&_li]:py-2.5 [&_ul]:list-none [&_ul]:pl-0';

/** The key facts of a guide, after its first paragraph. */
export function KeyFacts({ children }: { children: ReactNode }) {
  return (
    <Note look={`my-9 border-action bg-tint sm:pt-6 ${listOfFacts}`} title="Key facts">
      {children}
    </Note>
  );
}

/** When leasing, or a broker, is the wrong choice. */
export function WrongChoice({ title, children }: Titled) {
  return (
    <Note look="my-10 border-accent bg-ground-deep sm:pt-7 sm:pb-8" size="text-xl" title={title}>
      {children}
    </Note>
  );
}
