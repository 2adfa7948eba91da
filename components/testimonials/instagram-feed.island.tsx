'use client';

import { type ReactNode, useEffect, useState } from 'react';

const EMBED_SCRIPT = 'https://www.instagram.com/embed.js';

/** Milliseconds, whether or not Instagram responds. */
const LOADING_TIME = 1_500;

type Props = Texts & {
  /** Beside the texts, and below the posts. */
  person: ReactNode;
  reviewsLink: ReactNode;
  accounts: ReactNode;
  /**
   * The posts, of the server. Instagram's script replaces what is in them: React never renders them
   * again.
   */
  children: ReactNode;
};

type Texts = {
  text: string;
  /** Below the text until the posts are there. */
  loading: string;
  /** Takes the place of both where posts stay drawings. */
  blocked: string;
};

export function InstagramFeed(props: Props) {
  const { person, reviewsLink, accounts, children, ...texts } = props;
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
      <div className="items-start justify-between gap-16 lg:flex">
        <div>
          <Subtitle {...texts} isLoaded={isBusy === false} />
          {reviewsLink}
        </div>
        {person}
      </div>
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
 * What is said of photos isn't left alone while a post is a drawing, and gives way to the reason
 * where Instagram takes longer. All have the same room, so that no post moves.
 */
function Subtitle({ text, loading, blocked, isLoaded }: Texts & { isLoaded: boolean }) {
  return (
    <div className={`mt-2 grid max-w-measure text-muted sm:mt-3 sm:text-lg ${sameRoom}`}>
      <p className={`noscript:hidden ${isLoaded ? 'group-has-[blockquote]/posts:invisible' : ''}`}>
        <span className="block">{text}</span>
        <span className="hidden group-has-[blockquote]/posts:block">{loading}</span>
      </p>
      {isLoaded && <p className="invisible group-has-[blockquote]/posts:visible">{blocked}</p>}
      <noscript>
        <p>{blocked}</p>
      </noscript>
    </div>
  );
}

const sameRoom = 'min-h-[2lh] max-2xs:min-h-[3lh] *:[grid-area:1/1]';
