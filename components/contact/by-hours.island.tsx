'use client';

import type { ReactNode } from 'react';
import { useOpening } from './opening-hours-provider.island';

type Props = {
  /** Shown while somebody answers, and until React knows the time. */
  open: ReactNode;
  /** Shown while nobody answers. */
  closed: ReactNode;
  /** The longer of both as plain text: its room is kept, so that nothing moves. */
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

/** A sentence with {answer}: when somebody answers. Empty until React knows the time. */
export function AnswerLine({ open, closed }: { open: string; closed: string }) {
  const { now } = useOpening();
  const words = now && (now.open ? open : closed).replace('{answer}', now.answer);
  const longest = closed.replace('{answer}', 'Wednesday from 8 AM');
  return (
    <ReservedSpace of={longest} saysHours>
      {words && <span>{words}</span>}
    </ReservedSpace>
  );
}

/** Until React knows the time, it has the usual hours. */
export function NextAnswer() {
  const { now, usual } = useOpening();
  return <span data-says-hours>{now?.answer ?? usual}</span>;
}

const room = 'before:invisible before:content-[attr(data-room)] before:[grid-area:1/1]';

/**
 * Keeps the room of a text. The text itself isn't in the page, because it may not be true, and a
 * screen reader would read it.
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
