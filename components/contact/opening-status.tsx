import { business } from '@/lib/content/business';
import { openingHoursRows } from '@/lib/opening-hours/opening-hours';

const sizes = {
  small: 'block min-h-4 font-normal text-xs leading-4',
  large: [
    'flex min-h-6.5 items-center gap-2.5 font-semibold text-sm leading-6.5 sm:text-base sm:leading-6.5',
    'before:size-2.5 before:shrink-0 before:rounded-full before:bg-control',
    'data-[open=true]:before:bg-action not-data-open:before:hidden',
  ].join(' '),
} as const;

type Props = {
  size?: keyof typeof sizes;
  /** "Opens Mon 8 AM" for "Closed, opens Monday 8 AM", where there is room for little. */
  short?: boolean;
  className?: string;
};

/**
 * "Open until 8 PM": the site script fills it in, perhaps before React hydrates the page, in the
 * room of one line. Without scripts the first line of the hours stands there, "Mon-Fri 8 AM-8 PM",
 * or nothing where all of them are below.
 */
export function OpeningStatus({ size = 'small', short = false, className = '' }: Props) {
  const [first] = openingHoursRows(business());
  return (
    <span
      className={`${sizes[size]} [@media(scripting:enabled)]:not-data-open:invisible ${className}`}
      data-opening-status={short ? 'short' : 'long'}
      // Where the text differs, React would draw the whole page anew.
      suppressHydrationWarning
    >
      {size === 'small' && first ? `${first.label} ${first.hours.replaceAll(':00', '')}` : ' '}
    </span>
  );
}
