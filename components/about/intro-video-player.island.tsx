'use client';

import { Play } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';

const largeButton = [
  'absolute inset-0 m-auto flex size-16 items-center justify-center sm:size-24',
  'rounded-full border border-transparent bg-ground text-ink hover:bg-tint',
].join(' ');

/**
 * Shows a large play button at first, and the video's own controls once it plays: both together
 * would cover the picture on a phone. The button needs scripts, so the server's HTML doesn't have
 * it.
 *
 * @param props `posterId` is the id of the element that describes the poster
 */
export function IntroVideoPlayer(props: { src: string; title: string; posterId: string }) {
  const { src, title, posterId } = props;
  const video = useRef<HTMLVideoElement>(null);
  const [hasButton, setHasButton] = useState(false);

  // The visitor may have started it with the video's own controls before React was ready.
  useEffect(() => setHasButton(video.current?.paused ?? false), []);

  const play = () => {
    // The button disappears, so keyboard users would lose their place.
    video.current?.focus();
    video.current?.play().catch(() => {});
  };
  return (
    <div className="relative overflow-hidden rounded-lg bg-ink-soft">
      {/* biome-ignore lint/a11y/useMediaCaption: captions are part of the owner's video; there is no captions file */}
      <video
        aria-describedby={posterId}
        aria-label={title}
        className="block aspect-video h-auto w-full"
        controls={!hasButton}
        height={720}
        onPlay={() => setHasButton(false)}
        playsInline
        poster="/art/intro-poster.svg"
        preload="none"
        ref={video}
        src={src}
        // Without controls, the video can't have the focus.
        tabIndex={hasButton ? -1 : undefined}
        width={1280}
      />
      {hasButton && (
        <button
          aria-label={`Play the video: ${title}`}
          className={largeButton}
          onClick={play}
          type="button"
        >
          <Icon className="ml-1 size-9" shape={Play} />
        </button>
      )}
    </div>
  );
}
