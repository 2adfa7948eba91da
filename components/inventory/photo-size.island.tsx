'use client';

import { useEffect, useState } from 'react';

/** In pixels. A card shows at most 640 of them, twice as many on a sharp screen. */
const MAX_WIDTH = 1_280;

/** How large a photo is as it's stored, and whether that is too large for a card. */
export function PhotoSize({ image }: { image: string }) {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);

  useEffect(() => {
    const photo = new Image();
    photo.onload = () => setSize({ width: photo.naturalWidth, height: photo.naturalHeight });
    photo.src = image;
    return () => {
      photo.onload = null;
    };
  }, [image]);

  if (!size) return <span>…</span>;
  const { width, height } = size;
  const isTooLarge = width > MAX_WIDTH;
  return (
    <span className={isTooLarge ? 'text-error-deep' : undefined}>
      {`${width} × ${height}${isTooLarge ? ', too large' : ''}`}
    </span>
  );
}
