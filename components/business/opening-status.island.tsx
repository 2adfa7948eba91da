'use client';

import { useOpening } from './opening-hours-provider.island';

/** "Open until 8 PM". Without scripts and until React knows the time, it shows the usual hours. */
export function OpeningStatus({ className = '' }: { className?: string }) {
  const { usualHours, status } = useOpening();
  return (
    <span className={`block min-h-4 text-xs leading-4 ${className}`}>
      {status?.text ?? usualHours}
    </span>
  );
}
