'use client';

import type { ReactNode } from 'react';
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

type AnswerTimeProps = { open: string; closed: string; longest: string };

/** Empty until React knows the time. {when} says when somebody answers. */
export function AnswerTimeText({ open, closed, longest }: AnswerTimeProps) {
  const { now } = useOpening();
  return (
    <ReservedSpace of={longest} saysHours>
      {now && <span>{(now.open ? open : closed).replace('{when}', now.when)}</span>}
    </ReservedSpace>
  );
}

/** Shows the usual hours until React knows the time. */
export function AnswerTime() {
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
