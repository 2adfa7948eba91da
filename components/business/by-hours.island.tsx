'use client';

import { type ReactNode, useMemo } from 'react';
import { longestOf } from '@/lib/format/words';
import { longestWhen } from '@/lib/opening-hours/opening-status';
import { useOpening } from './opening-hours-provider.island';

type Props = {
  /** Shown while somebody answers, and until React knows the time. */
  open: ReactNode;
  /** Shown while nobody answers. */
  closed: ReactNode;
  /** The longer of both as plain text. Its space is reserved, so that nothing on the page moves. */
  longest: string;
};

export function ByHours({ open, closed, longest }: Props) {
  const { now } = useOpening();
  const isClosed = now?.open === false;
  return (
    <ReservedSpace of={longest}>
      <span key={isClosed ? 'closed' : 'open'}>{isClosed ? closed : open}</span>
    </ReservedSpace>
  );
}

/** A sentence in which {when} says when somebody answers. Empty until React knows the time. */
export function AvailabilityLine({ open, closed }: { open: string; closed: string }) {
  const { schedule, now } = useOpening();
  const longestWhens = useMemo(() => longestWhen(schedule), [schedule]);
  const words = now && (now.open ? open : closed).replace('{when}', now.when);
  const longest = longestOf([
    open.replace('{when}', longestWhens.open),
    closed.replace('{when}', longestWhens.closed),
  ]);
  return (
    <ReservedSpace of={longest} saysHours>
      {words && <span>{words}</span>}
    </ReservedSpace>
  );
}

/** Shows the usual hours until React knows the time. */
export function Availability() {
  const { now, usual } = useOpening();
  return <span data-says-hours>{now?.when ?? usual}</span>;
}

const room = 'before:invisible before:content-[attr(data-room)] before:[grid-area:1/1]';

/**
 * Reserves the space of a text. The text isn't in the page yet, because it might be wrong at this
 * hour and a screen reader would still read it.
 */
function ReservedSpace(props: { of: string; saysHours?: boolean; children: ReactNode }) {
  const { of: text, saysHours, children } = props;
  return (
    <span
      className={`data-says-hours:noscript:hidden grid *:[grid-area:1/1] ${room}`}
      data-room={text}
      data-says-hours={saysHours}
    >
      {children}
    </span>
  );
}
