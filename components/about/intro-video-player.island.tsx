'use client';

import { Play } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';

const largeButton = [
  'absolute inset-0 m-auto flex size-16 items-center justify-center sm:size-24',
  'rounded-full border border-transparent bg-ground text-ink hover:bg-tint',
].join(' ');

/**
 * A large button until it plays, and the video's own controls afterwards: both at once cover a phone's
 * picture. The button needs scripts, so it isn't in the server's HTML.
 *
 * @param props `posterId`: of the element that says what the poster shows
 */
export function IntroVideoPlayer(props: { src: string; title: string; posterId: string }) {
  const { src, title, posterId } = props;
  const video = useRef<HTMLVideoElement>(null);
  const [hasButton, setHasButton] = useState(false);

  // Its own controls may have started it before.
  useEffect(() => setHasButton(video.current?.paused ?? false), []);

  const play = () => {
    // The button disappears, so keyboard users continue at the video.
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
        // Without controls it could not get the focus.
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
