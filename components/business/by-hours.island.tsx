'use client';

import type { ReactNode } from 'react';
import { useOpening } from './opening-hours-provider.island';

type Props = {
  /** Shown while somebody answers, and until React knows the time. */
  open: ReactNode;
  closed: ReactNode;
  /**
   * The longer of both as plain text. Its space is reserved, so that nothing on the page moves. The
   * text isn't in the page, because a screen reader would read it.
   */
  longest: string;
};

const room = 'before:invisible before:content-[attr(data-room)] before:[grid-area:1/1]';

export function ByHours({ open, closed, longest }: Props) {
  const { now } = useOpening();
  const isClosed = now?.open === false;
  return (
    <span className={`grid *:[grid-area:1/1] ${room}`} data-room={longest}>
      <span key={isClosed ? 'closed' : 'open'}>{isClosed ? closed : open}</span>
    </span>
  );
}

/** When somebody answers, or the usual hours until React knows the time. */
export function AnswerTime() {
  const { now, usual } = useOpening();
  return <span>{now?.when ?? usual}</span>;
}
