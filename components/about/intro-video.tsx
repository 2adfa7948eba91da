import { Play } from 'lucide';
import { PhoneLink } from '@/components/contact/contact-links';
import { Band, SectionHeading } from '@/components/ui/band';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { business } from '@/lib/content/business';
import { about } from '@/lib/content/pages';

/** In the color of the text: the color of links can't be read on ink. */
const link = 'font-semibold underline underline-offset-4';

/**
 * Nothing is requested from the video's host before a click. The site script shows the button; the
 * controls work without it.
 */
export function IntroVideo() {
  const { video } = about();
  const src = business().links.introVideo;
  if (!src) return null;
  return (
    <Band
      className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-aside"
      labelledBy="intro-video"
      variant="ink"
    >
      <SectionHeading dark id="intro-video" title={video.title}>
        {video.text}
      </SectionHeading>
      <figure className="min-w-0" data-intro-video>
        <div className="relative overflow-hidden rounded-lg bg-ink-soft">
          {/* biome-ignore lint/a11y/useMediaCaption: captions are part of the owner's video; there is no captions file */}
          <video
            aria-describedby="intro-poster"
            aria-label={video.title}
            className="block aspect-video h-auto w-full"
            controls
            height={720}
            playsInline
            poster="/art/intro-poster.svg"
            preload="none"
            src={src}
            width={1280}
          />
          <button
            aria-label={`Play the video: ${video.title}`}
            className="absolute inset-0 m-auto flex size-20 items-center justify-center rounded-full border border-transparent bg-accent text-white hover:bg-accent-deep sm:size-24"
            data-play
            hidden
            type="button"
          >
            <Icon className="ml-1 size-9" shape={Play} />
          </button>
        </div>
        <p className="sr-only" id="intro-poster">
          {video.posterAlt}
        </p>
        <figcaption className="mt-4 text-tint-deep text-sm">
          Trouble with the video?{' '}
          <TextLink className={link} href={src} variant="prose">
            Open it in a new tab
          </TextLink>{' '}
          or call us at <PhoneLink className={`${link} whitespace-nowrap`} variant="prose" />.
        </figcaption>
      </figure>
    </Band>
  );
}
