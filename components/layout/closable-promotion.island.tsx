'use client';

import { X } from 'lucide';
import { type ReactNode, useState } from 'react';
import { PROMOTION_CLOSED } from '@/components/inline-script/promotion-closed';
import { IconButton } from '@/components/ui/icon';

export function ClosablePromotion({ children }: { children: ReactNode }) {
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;

  const close = () => {
    setClosed(true);
    document.getElementById('main')?.focus({ preventScroll: true });
    try {
      sessionStorage.setItem(PROMOTION_CLOSED, '1');
    } catch {} // It's there again on the next page.
  };

  return (
    <section
      aria-label="Promotion"
      // Closed on a page before: the inline script says so before anything is painted.
      className="in-data-promotion-closed:hidden border-tint-deep border-b bg-tint print:hidden"
      data-place="promotion"
    >
      <div className="relative mx-auto flex max-w-page flex-wrap items-start gap-x-5 py-1 pr-16 pl-gutter">
        {children}
        <IconButton
          className="absolute top-1 right-3 size-11 hover:bg-tint-deep"
          icon={X}
          label="Close the promotion"
          onClick={close}
        />
      </div>
    </section>
  );
}
