'use client';

import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import { type HoursOfDays, type Schedule, usualHours } from '@/lib/opening-hours/opening-hours';
import { isInNext30Days, openingStatus } from '@/lib/opening-hours/opening-status';

/** Of the business. Only the server can read content/business.ts. */
const ScheduleContext = createContext<Schedule>({ hours: [], closures: [] });

export function HoursProvider(props: { schedule: Schedule; children: ReactNode }) {
  return <ScheduleContext value={props.schedule}>{props.children}</ScheduleContext>;
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

/**
 * The time, exact to the minute; `null` on the server and until hydration. It isn't in the context:
 * its first change would remove a guide's tools from the page until their script has loaded.
 */
function useNow(): Date | null {
  const minute = useSyncExternalStore(
    watchClock,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => null,
  );
  return minute === null ? null : new Date(minute * MINUTE_MS);
}

/**
 * `status` says whether somebody answers; it's `null` on the server and until hydration.
 * `usualHours` are the same at any time of day: "Mon-Fri 8 AM-8 PM".
 */
export function useOpening() {
  const schedule = use(ScheduleContext);
  const now = useNow();
  return { usualHours: usualHours(schedule.hours), status: now && openingStatus(schedule, now) };
}

/** "Open until 8 PM". Without scripts and until React knows the time, it shows the usual hours. */
export function OpeningLine({ className = '' }: { className?: string }) {
  const { usualHours, status } = useOpening();
  return (
    <span className={`block min-h-4 text-xs leading-4 ${className}`}>
      {status?.text ?? usualHours}
    </span>
  );
}

/** When somebody answers, or the usual hours until React knows the time. */
export function AnswerTime() {
  const { status, usualHours } = useOpening();
  return <span>{status?.when ?? usualHours}</span>;
}

type OpenOrClosedProps = {
  /** Shown while somebody answers, and until React knows the time. */
  open: ReactNode;
  closed: ReactNode;
  /**
   * The longer of both as plain text, if they differ in length. Its space is reserved, so that
   * nothing on the page moves. The text isn't in the page, because a screen reader would read it.
   */
  reserve?: string;
};

export function OpenOrClosed({ open, closed, reserve }: OpenOrClosedProps) {
  const { status } = useOpening();
  const isClosed = status?.open === false;
  return (
    <span
      className={`grid *:[grid-area:1/1] ${reserve ? reservedLook : ''}`}
      data-reserve={reserve}
    >
      <span key={isClosed ? 'closed' : 'open'}>{isClosed ? closed : open}</span>
    </span>
  );
}

const reservedLook = 'before:invisible before:content-[attr(data-reserve)] before:[grid-area:1/1]';

/**
 * The rows of the week. After hydration, also closures within the next 30 days. Days and hours wrap
 * onto two lines if they don't fit side by side.
 */
export function DayRows({ rows }: { rows: readonly HoursOfDays[] }) {
  const now = useNow();
  const isShown = ({ date }: HoursOfDays) =>
    date === undefined || (now !== null && isInNext30Days(date, now));
  return rows.filter(isShown).map(({ label, hours }) => (
    <tr className="flex flex-wrap justify-between gap-x-4" key={label}>
      <th className="font-semibold" scope="row">
        {label}
      </th>
      <td className="ml-auto text-right tabular-nums">{hours}</td>
    </tr>
  ));
}
