'use client';

import { useOpening } from './opening-hours-provider.island';

const sizes = {
  small: 'block min-h-4 font-normal text-xs leading-4',
  large: [
    'flex min-h-6.5 gap-2.5 font-semibold text-sm leading-6.5 sm:text-base sm:leading-6.5',
    'data-open:before:mt-2 data-open:before:size-2.5 data-open:before:shrink-0 data-open:before:rounded-full',
    'data-[open=true]:before:bg-link data-[open=false]:before:bg-control',
  ].join(' '),
} as const;

type Props = {
  size?: keyof typeof sizes;
  /** Says "Opens Mon 8 AM" instead of "Closed, opens Monday 8 AM". */
  short?: boolean;
  className?: string;
};

/**
 * "Open until 8 PM". Without scripts and until React knows the time, it shows the usual hours,
 * "Mon-Fri 8 AM-8 PM", or nothing if all hours are listed below.
 */
export function OpeningStatus({ size = 'small', short = false, className = '' }: Props) {
  const { usualHours, status } = useOpening();
  const atAnyHour = size === 'small' ? usualHours : ' ';
  const words = short ? status?.shortText : status?.text;
  return (
    <span className={`${sizes[size]} ${className}`} data-open={status?.open}>
      {words ?? atAnyHour}
    </span>
  );
}
