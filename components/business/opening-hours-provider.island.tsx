'use client';

import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { HoursRow, Schedule } from '@/lib/opening-hours/opening-hours';
import { isInNext30Days, openingStatus } from '@/lib/opening-hours/opening-status';

type Hours = {
  schedule: Schedule;
  /** The same at any time of day: "Mon-Fri 8 AM-8 PM". */
  usualHours: string;
};

const HoursContext = createContext<Hours>({
  schedule: { hours: [], closures: [] },
  usualHours: '',
});

export function OpeningHoursProvider({ children, ...hours }: Hours & { children: ReactNode }) {
  return <HoursContext value={hours}>{children}</HoursContext>;
}

const MINUTE_MS = 60_000;

/** Calls `onChange` every minute, and when a page that was left open or cached is shown again. */
function watchClock(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS);
  window.addEventListener('pageshow', onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    window.removeEventListener('pageshow', onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** Minutes since 1970; `null` on the server and until hydration. */
function useMinute(): number | null {
  return useSyncExternalStore(
    watchClock,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => null,
  );
}

/** `status` says whether somebody answers; it's `null` on the server and until hydration. */
export function useOpening() {
  const { schedule, usualHours } = use(HoursContext);
  const minute = useMinute();
  if (minute === null) return { usualHours, status: null };
  return { usualHours, status: openingStatus(schedule, new Date(minute * MINUTE_MS)) };
}

/** The rows of the week. After hydration, also closures within the next 30 days. */
export function useRowsToShow(rows: readonly HoursRow[]): readonly HoursRow[] {
  const minute = useMinute();
  const isShown = ({ date }: HoursRow) =>
    date === undefined || (minute !== null && isInNext30Days(date, new Date(minute * MINUTE_MS)));
  return rows.filter(isShown);
}
