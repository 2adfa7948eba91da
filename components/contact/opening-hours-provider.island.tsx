'use client';

import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { Schedule } from '@/lib/opening-hours/opening-hours';
import { isSoon, nextAnswer, openingStatus } from '@/lib/opening-hours/opening-status';

type Hours = {
  schedule: Schedule;
  /** What is true at any hour: "Mon-Fri 8 AM-8 PM". */
  usual: string;
};

const HoursContext = createContext<Hours>({ schedule: { hours: [], closures: [] }, usual: '' });

/** Gives every part of a page the hours of the business. */
export function OpeningHoursProvider({ children, ...hours }: Hours & { children: ReactNode }) {
  return <HoursContext value={hours}>{children}</HoursContext>;
}

const MINUTE_MS = 60_000;

/** Each minute, and when a page is shown again that was left open or in the browser's cache. */
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

/** @returns the minute since 1970; `null` on the server and until hydration */
function useMinute(): number | null {
  return useSyncExternalStore(
    watchClock,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => null,
  );
}

/**
 * Whether somebody answers now, in the words of lib/opening-hours, and when the next time is.
 *
 * @returns `now` is `null` on the server and until hydration: then only `usual` is true
 */
export function useOpening() {
  const { schedule, usual } = use(HoursContext);
  const minute = useMinute();
  if (minute === null) return { usual, now: null };
  const time = new Date(minute * MINUTE_MS);
  const offset = time.getTimezoneOffset();
  const status = openingStatus(schedule, time, offset);
  return { usual, now: { ...status, answer: nextAnswer(schedule, time, offset) } };
}

/** @returns the closures of the next 30 days, as their dates; none until hydration */
export function useClosuresSoon(): readonly string[] {
  const { schedule } = use(HoursContext);
  const minute = useMinute();
  if (minute === null) return [];
  const time = new Date(minute * MINUTE_MS);
  return schedule.closures.map(({ date }) => date).filter((date) => isSoon(date, time));
}
