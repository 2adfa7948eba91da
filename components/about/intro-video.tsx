import { PhoneLink } from '@/components/contact/contact-links';
import { Band, SectionHeading } from '@/components/ui/band';
import { TextLink } from '@/components/ui/links';
import { business } from '@/lib/content/business';
import { about } from '@/lib/content/page-texts';

export function IntroVideo() {
  const { video } = about();
  const src = business().links.introVideo;
  if (!src) return null;
  return (
    <Band
      className="grid items-center gap-x-12 gap-y-8 lg:grid-cols-narrow-wide"
      labelledBy="intro-video"
      variant="ink"
    >
      <SectionHeading id="intro-video" heading={video.title} variant="ink">
        {video.text}
      </SectionHeading>
      <figure className="min-w-0">
        {/* biome-ignore lint/a11y/useMediaCaption: captions are part of the owner's video; there is no captions file */}
        <video
          aria-describedby="intro-poster"
          aria-labelledby="intro-video"
          className="block aspect-video h-auto w-full rounded-lg bg-ink-soft"
          controls
          height={720}
          playsInline
          poster="/art/intro-poster.svg"
          preload="none"
          src={src}
          width={1280}
        />
        <p className="sr-only" id="intro-poster">
          {video.posterAlt}
        </p>
        <TroubleWithVideo src={src} />
      </figure>
    </Band>
  );
}

/** The link has the color of the text, because the color of links is unreadable on ink. */
const linkLook = 'font-semibold underline underline-offset-4';

function TroubleWithVideo({ src }: { src: string }) {
  return (
    <figcaption className="mt-4 text-tint-deep text-sm">
      Trouble with the video?{' '}
      <TextLink className={linkLook} href={src} variant="plain">
        Open it in a new tab
      </TextLink>{' '}
      or call us at <PhoneLink className={`${linkLook} whitespace-nowrap`} variant="plain" />.
    </figcaption>
  );
}
