'use client';

import { type ReactNode, useEffect, useState } from 'react';

const EMBED_SCRIPT = 'https://www.instagram.com/embed.js';

/** Milliseconds, whether or not Instagram responds. */
const LOADING_TIME = 1_500;

type Props = {
  text: string;
  /** Takes the place of the text where posts stay drawings. */
  blocked: string;
  /** Beside the text, and below the posts. */
  reviewsLink: ReactNode;
  accounts: ReactNode;
  /**
   * The posts, of the server. Instagram's script replaces what is in them: React never renders them
   * again.
   */
  children: ReactNode;
};

export function InstagramFeed(props: Props) {
  const { text, blocked, reviewsLink, accounts, children } = props;
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
    <div className="group/posts">
      <Subtitle blocked={blocked} isLoaded={isBusy === false} text={text} />
      {reviewsLink}
      <ul aria-busy={isBusy} className={`mt-4 grid sm:mt-6 ${phoneRow} ${columns}`}>
        {children}
      </ul>
      {accounts}
    </div>
  );
}

/**
 * On a phone the posts are one row, which scrolls sideways: below each other they would be ten
 * screens long. Instagram's frame asks for 326 pixels, which a narrow phone has only without margins.
 */
const phoneRow = [
  'max-sm:-mx-gutter max-sm:auto-cols-[min(20.375rem,100vw)] max-sm:grid-flow-col max-sm:gap-3',
  'max-sm:relative max-sm:snap-x max-sm:overflow-x-auto max-sm:px-gutter max-sm:*:snap-center max-instagram:px-0',
].join(' ');

const columns = 'gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8';

/**
 * What is said of photos gives way to the reason while a post is a drawing, also where Instagram
 * takes longer. Both have the same room, so that no post moves.
 */
function Subtitle(props: { text: string; blocked: string; isLoaded: boolean }) {
  const { text, blocked, isLoaded } = props;
  return (
    <div className="mt-3 grid min-h-[2lh] max-2xs:min-h-[3lh] max-w-measure text-muted *:[grid-area:1/1] sm:text-lg">
      <p className={`noscript:hidden ${isLoaded ? 'group-has-[blockquote]/posts:invisible' : ''}`}>
        {text}
      </p>
      {isLoaded && <p className="invisible group-has-[blockquote]/posts:visible">{blocked}</p>}
      <noscript>
        <p>{blocked}</p>
      </noscript>
    </div>
  );
}
