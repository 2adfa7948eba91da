'use client';

import { type ReactNode, useEffect, useState } from 'react';

const EMBED_SCRIPT = 'https://www.instagram.com/embed.js';

/** Milliseconds to wait, whether or not Instagram responds. */
const LOADING_TIME = 1_500;

/** Posts are `children`: React doesn't render those again after Instagram has changed them. */
export function InstagramPosts({ children }: { children: ReactNode }) {
  const [isBusy, setIsBusy] = useState<boolean>();

  // In an effect, so that React has hydrated the posts before Instagram changes them.
  useEffect(() => {
    const script = document.createElement('script');
    script.src = EMBED_SCRIPT;
    document.head.append(script);
    setIsBusy(true);
    const timer = window.setTimeout(() => setIsBusy(false), LOADING_TIME);
    return () => window.clearTimeout(timer);
  }, []);

  return (
    <ul aria-busy={isBusy} className={`mt-4 grid sm:mt-6 ${phoneRow} ${columns}`}>
      {children}
    </ul>
  );
}

/**
 * On a phone, the posts are one row that scrolls sideways, because a column of them would be ten
 * screens long. Instagram's frame needs 326 pixels, so a narrow phone has to do without margins.
 */
const phoneRow = [
  'max-sm:-mx-gutter max-sm:auto-cols-[min(20.375rem,100vw)] max-sm:grid-flow-col max-sm:gap-3',
  'max-sm:relative max-sm:snap-x max-sm:overflow-x-auto max-sm:px-gutter max-sm:*:snap-center',
  'max-instagram:px-0',
].join(' ');

const columns = 'gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8';
