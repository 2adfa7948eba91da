import { ChevronDown, Plus } from 'lucide';
import { Icon } from './icon';

const marks = {
  chevron: { icon: ChevronDown, look: 'size-5 group-open:rotate-180' },
  plus: { icon: Plus, look: 'size-6 group-open:rotate-45 group-open:scale-125' },
} as const;

const summaryLook = 'flex min-h-11 cursor-pointer list-none items-center marker:hidden';
const markLook = 'text-link transition-transform duration-calm ease-tide print:hidden';

type Props = React.ComponentProps<'details'> & {
  summary: React.ReactNode;
  /** The icon at the end of the line. Without one, the text is underlined. */
  mark?: keyof typeof marks;
  summaryClassName?: string;
};

/** A line that opens its content. Of those with the same `name`, only one is open at a time. */
export function Disclosure(props: Props) {
  const { summary, mark, summaryClassName = '', className = '', children, ...rest } = props;
  const look = mark
    ? 'justify-between gap-4 font-semibold'
    : 'underline decoration-1 underline-offset-4';
  return (
    // The browser or a visitor may have opened it before React hydrates.
    <details className={`group ${className}`} suppressHydrationWarning {...rest}>
      <summary className={`${summaryLook} ${look} ${summaryClassName}`}>
        {summary}
        {mark && <Icon className={`${markLook} ${marks[mark].look}`} icon={marks[mark].icon} />}
      </summary>
      {children}
    </details>
  );
}
