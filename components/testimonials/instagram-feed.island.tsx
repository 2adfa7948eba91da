'use client';

import { type ReactNode, useEffect, useState } from 'react';

const EMBED_SCRIPT = 'https://www.instagram.com/embed.js';

/** Milliseconds, whether or not Instagram responds. */
const LOADING_TIME = 1_500;

type Props = {
  text: string;
  /** Takes the place of the text where posts stay drawings. */
  blocked: string;
  accounts: ReactNode;
  /**
   * The posts, of the server. Instagram's script replaces what is in them: React never renders them
   * again.
   */
  children: ReactNode;
};

export function InstagramFeed({ text, blocked, accounts, children }: Props) {
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
      {accounts}
      <ul
        aria-busy={isBusy}
        className="group/feed mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8"
      >
        {children}
      </ul>
    </div>
  );
}

/**
 * What is said of photos gives way to the reason while a post is a drawing, also where Instagram
 * takes longer. Both have the same room, so that no post moves.
 */
function Subtitle(props: { text: string; blocked: string; isLoaded: boolean }) {
  const { text, blocked, isLoaded } = props;
  return (
    <div className="mt-4 grid min-h-[3lh] max-w-measure text-lg text-muted *:[grid-area:1/1] sm:min-h-[2lh]">
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
