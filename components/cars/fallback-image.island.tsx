'use client';

import { useEffect, useRef, useState } from 'react';

type Props = Omit<React.ComponentProps<'img'>, 'ref' | 'onError' | 'srcSet'> & {
  alt: string;
  src: string;
  fallback: string;
};

export function FallbackImage({ fallback, ...image }: Props) {
  const { src } = image;
  const element = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();

  // The image may have failed before React was listening.
  useEffect(() => {
    if (element.current && hasFailed(element.current)) setFailed(src);
  }, [src]);

  const shown = failed === src ? fallback : src;
  return (
    <img {...image} alt={image.alt} onError={() => setFailed(src)} ref={element} src={shown} />
  );
}

function hasFailed({ complete, naturalWidth }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0;
}
