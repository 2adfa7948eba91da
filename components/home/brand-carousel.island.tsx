'use client';

import { Pause, Play } from 'lucide';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import type { BrandSwiper } from './brand-swiper';

/**
 * The looping carousel of make tiles (docs/product.md#home-page). Swiper is loaded when the tiles scroll into view and
 * continues from the list's current scroll position.
 */
export function BrandCarousel({ label, children }: { label: string; children: ReactNode }) {
  const root = useRef<HTMLElement>(null);
  const swiper = useRef<BrandSwiper>(null);
  const [motion, setMotion] = useState<'none' | 'running' | 'paused'>('none');

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let unmounted = false;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      // A separate module, so that the unused parts of Swiper are tree-shaken.
      void import('./brand-swiper').then(({ startBrandSwiper }) => {
        if (unmounted) return;
        swiper.current = startBrandSwiper(element, (running) => setMotion(running ? 'running' : 'paused'));
      });
    });
    observer.observe(element);
    return () => {
      unmounted = true;
      observer.disconnect();
      swiper.current?.destroy();
    };
  }, []);

  return (
    <section aria-label={label} aria-roledescription="carousel" className="flex items-center gap-3">
      <section className="swiper brand-track min-w-0 flex-1" ref={root}>
        <ul className="swiper-wrapper">{children}</ul>
      </section>
      <button
        aria-label={motion === 'running' ? 'Pause the carousel' : 'Play the carousel'}
        className={`inline-flex size-12 shrink-0 items-center justify-center rounded-full border border-control text-slate hover:bg-glass ${motion === 'none' ? 'invisible' : ''}`}
        onClick={() => swiper.current?.toggle()}
        type="button"
      >
        <Icon shape={motion === 'running' ? Pause : Play} />
      </button>
    </section>
  );
}
