'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { SOCIAL_LOADED_MS } from '@/lib/site/constants';

const EMBED_SCRIPT = 'https://www.instagram.com/embed.js';

type EmbedWindow = Window & { instgrm?: { Embeds: { process: () => void } } };

/** The network's script is put into a document once; where it already stands it is asked to look again. */
function embedPosts(page: EmbedWindow): void {
  if (page.document.querySelector(`script[src="${EMBED_SCRIPT}"]`)) {
    page.instgrm?.Embeds.process();
    return;
  }
  const script = page.document.createElement('script');
  script.src = EMBED_SCRIPT;
  script.async = true;
  page.document.body.append(script);
}

/**
 * Turns the posts inside it into the network's own, where the network can be reached (spec section 2). They count as
 * loaded after 1500 ms (spec section 9), whatever the network does: then the waiting look ends.
 */
export function InstagramEmbeds({ children }: { children: ReactNode }) {
  const [loaded, setLoaded] = useState<boolean>();

  useEffect(() => {
    setLoaded(false);
    embedPosts(window);
    const timer = window.setTimeout(() => setLoaded(true), SOCIAL_LOADED_MS);
    return () => window.clearTimeout(timer);
  }, []);

  return (
    <div aria-busy={loaded === false} className="group/feed" data-loaded={loaded}>
      {children}
    </div>
  );
}
