'use client';

import { useEffect, useRef, useState } from 'react';
import { type Brand, BrandTile, tileWidth } from './brand-tile';
import { type Carousel, prepareCarousel } from './prepare-carousel';

const BUTTON_PLACE = <div className="size-12 shrink-0" />;

/**
 * A list of the makes that scrolls. In view it becomes a carousel, which starts where the visitor
 * has scrolled; if that fails to load, it stays.
 */
export function BrandCarousel({ brands, labelledBy }: { brands: Brand[]; labelledBy: string }) {
  const list = useRef<HTMLDivElement>(null);
  const [carousel, setCarousel] = useState<Carousel>();

  useEffect(() => (list.current ? prepareCarousel(list.current, setCarousel) : undefined), []);

  return (
    <section
      aria-labelledby={labelledBy}
      aria-roledescription={carousel && 'carousel'}
      className="flex items-center gap-3"
    >
      {carousel ? (
        <carousel.BrandSwiper brands={brands} {...carousel.start} />
      ) : (
        <>
          {/* It rests at whole tiles, as the carousel does: nothing moves when that takes over. */}
          <div
            className="@container min-w-0 flex-1 snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
            ref={list}
          >
            <ul className="flex">
              {brands.map((brand) => (
                <li className={`snap-start ${tileWidth}`} key={brand.name}>
                  <BrandTile {...brand} />
                </li>
              ))}
            </ul>
          </div>
          {BUTTON_PLACE}
        </>
      )}
    </section>
  );
}
