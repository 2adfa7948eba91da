'use client';

import { type ReactNode, useEffect, useState } from 'react';

const EMBED_SCRIPT = 'https://www.instagram.com/embed.js';

/** Milliseconds to wait, whether or not Instagram responds. */
const LOADING_TIME = 1_500;

/** Posts are `children`: React doesn't render those again after Instagram has changed them. */
export function InstagramPosts({ children }: { children: ReactNode }) {
  const [isBusy, setIsBusy] = useState<boolean>();

  // An effect runs after React has hydrated the posts: Instagram changes them only then.
  useEffect(() => {
    const script = document.createElement('script');
    script.src = EMBED_SCRIPT;
    document.head.append(script);
    setIsBusy(true);
    const timer = window.setTimeout(() => setIsBusy(false), LOADING_TIME);
    return () => window.clearTimeout(timer);
  }, []);

  return (
    <ul aria-busy={isBusy} className={`mt-4 grid sm:mt-6 ${oneRowLook} ${columnsLook}`}>
      {children}
    </ul>
  );
}

/**
 * Up to a tablet, the posts are one row that scrolls sideways, because a column of them would be
 * ten screens long, and two columns would leave an odd post alone. Instagram's frame needs 326
 * pixels, so a narrow phone has to do without margins. Without frames, a phone sees that a second
 * post follows.
 */
const oneRowLook = [
  'max-lg:-mx-gutter max-lg:auto-cols-[min(20.375rem,100vw)] max-lg:grid-flow-col max-lg:gap-3',
  'max-sm:not-has-[iframe]:auto-cols-[78vw]',
  'max-lg:relative max-lg:snap-x max-lg:overflow-x-auto max-lg:px-gutter max-lg:*:snap-center',
  'max-instagram:px-0',
  'print:mx-0 print:grid-flow-row print:grid-cols-3 print:overflow-visible print:px-0',
  'print:*:break-inside-avoid',
].join(' ');

const columnsLook = 'lg:grid-cols-3 lg:gap-8';
