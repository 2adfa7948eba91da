'use client';

import { type ReactNode, useEffect, useState } from 'react';

const EMBED_SCRIPT = 'https://www.instagram.com/embed.js';

/** Milliseconds, whether or not Instagram responds. */
const LOADING_TIME = 1_500;

/** Posts are children, which React doesn't render again: Instagram's script replaces their content. */
export function InstagramPosts({ children }: { children: ReactNode }) {
  const [isBusy, setIsBusy] = useState<boolean>();

  // Not before React has compared the posts with the server's.
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
 * On a phone the posts are one row, which scrolls sideways: below each other they would be ten
 * screens long. Instagram's frame asks for 326 pixels, which a narrow phone has only without margins.
 */
const phoneRow = [
  'max-sm:-mx-gutter max-sm:auto-cols-[min(20.375rem,100vw)] max-sm:grid-flow-col max-sm:gap-3',
  'max-sm:relative max-sm:snap-x max-sm:overflow-x-auto max-sm:px-gutter max-sm:*:snap-center',
  'max-instagram:px-0',
].join(' ');

const columns = 'gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8';
