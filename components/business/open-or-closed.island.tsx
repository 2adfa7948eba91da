'use client';

import type { ReactNode } from 'react';
import { useOpening } from './opening-hours-provider.island';

type Props = {
  /** Shown while somebody answers, and until React knows the time. */
  open: ReactNode;
  closed: ReactNode;
  /**
   * The longer of both as plain text, if they differ in length. Its space is reserved, so that
   * nothing on the page moves. The text isn't in the page, because a screen reader would read it.
   */
  reserve?: string;
};

const reserved = 'before:invisible before:content-[attr(data-reserve)] before:[grid-area:1/1]';

export function OpenOrClosed({ open, closed, reserve }: Props) {
  const { status } = useOpening();
  const isClosed = status?.open === false;
  return (
    <span className={`grid *:[grid-area:1/1] ${reserve ? reserved : ''}`} data-reserve={reserve}>
      <span key={isClosed ? 'closed' : 'open'}>{isClosed ? closed : open}</span>
    </span>
  );
}

/** When somebody answers, or the usual hours until React knows the time. */
export function AnswerTime() {
  const { status, usualHours } = useOpening();
  return <span>{status?.when ?? usualHours}</span>;
}
