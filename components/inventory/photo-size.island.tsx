'use client';

import { useEffect, useState } from 'react';

/** In pixels. A card shows at most 640 of them, twice as many on a sharp screen. */
const MAX_WIDTH = 1_280;

export function PhotoSize({ image }: { image: string }) {
  const [{ text, isProblem }, setResult] = useState({ text: '…', isProblem: false });

  useEffect(() => {
    const photo = new Image();
    photo.onload = () => setResult(sizeOf(photo));
    photo.onerror = () => setResult({ text: 'can’t be loaded', isProblem: true });
    photo.src = image;
    return () => {
      photo.onload = null;
      photo.onerror = null;
    };
  }, [image]);

  return <span className={isProblem ? 'text-error-deep' : undefined}>{text}</span>;
}

function sizeOf({ naturalWidth: width, naturalHeight: height }: HTMLImageElement) {
  const isTooLarge = width > MAX_WIDTH;
  return { text: `${width} × ${height}${isTooLarge ? ', too large' : ''}`, isProblem: isTooLarge };
}
