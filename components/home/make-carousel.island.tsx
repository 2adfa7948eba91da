'use client';

import { useEffect, useRef, useState } from 'react';
import type { MakeSwiper } from './make-swiper';
import { fadedLook, MakeTile, type MakeWithLogo, tileWidthLook } from './make-tile';

/** Scrolling stops at whole tiles, so that nothing moves when the carousel takes over. */
const scrollerLook =
  'flex-1 snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]';

/**
 * A scrolling list of makes that becomes a carousel when it comes into view. It stays a list if a
 * visitor is using it then, because replacing it would interrupt scrolling or lose the focus.
 */
export function MakeCarousel({ makes, labelledBy }: { makes: MakeWithLogo[]; labelledBy: string }) {
  const list = useRef<HTMLDivElement>(null);
  const [carousel, setCarousel] = useState<{ MakeSwiper: typeof MakeSwiper }>();

  useEffect(() => (list.current ? loadWhenInView(list.current, setCarousel) : undefined), []);

  return (
    <section
      aria-labelledby={labelledBy}
      aria-roledescription={carousel && 'carousel'}
      className="flex items-center gap-6"
    >
      {carousel ? (
        <carousel.MakeSwiper makes={makes} />
      ) : (
        <>
          <div className={`@container min-w-0 ${scrollerLook} ${fadedLook}`} ref={list}>
            <ul className="flex">
              {makes.map((make) => (
                <li className={`snap-start ${tileWidthLook}`} key={make.name}>
                  <MakeTile {...make} />
                </li>
              ))}
            </ul>
          </div>
          {/* The space of the carousel's button. */}
          <div className="size-11 shrink-0" />
        </>
      )}
    </section>
  );
}

function loadWhenInView(
  list: HTMLElement,
  onLoad: (loaded: typeof import('./make-swiper')) => void,
): () => void {
  const observer = new IntersectionObserver(async (entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    const loaded = await import('./make-swiper').catch(() => null);
    const isInUse = list.scrollLeft > 0 || list.matches(':active, :focus-within');
    if (loaded && !isInUse) onLoad(loaded);
  });
  observer.observe(list);
  return () => observer.disconnect();
}
