import { portraitUrl } from '@/lib/photos/photo-file';
import { FallbackImage } from './fallback-image.island';

export function Portrait({ photo, className }: { photo?: string; className: string }) {
  const look = {
    alt: '',
    className: `shrink-0 rounded-full border border-tint-deep object-cover ${className}`,
    height: 96,
    width: 96,
  } as const;
  if (!photo) return <img {...look} alt="" src="/art/portrait.svg" />;
  // Only the build makes portraits, so development shows the original.
  return (
    <FallbackImage
      {...look}
      fallback={`/photos/${photo}`}
      loading="lazy"
      src={portraitUrl(photo)}
    />
  );
}
