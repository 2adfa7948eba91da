import { Pause, Play } from 'lucide';
import { type FocusEvent, useRef, useState } from 'react';
import type { Swiper as SwiperObject } from 'swiper';
import { Autoplay } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { IconButton } from '@/components/ui/icon';
import { fadedLook, MakeTile, type MakeWithLogo, tileWidthLook } from './make-tile';

/** This is a constant, because Swiper would take a new array for a changed parameter. */
const modules = [Autoplay];

/** With reduced motion, even a very short transition would show another tile for one frame. */
const trackLook = 'flex [transition:transform_linear] motion-reduce:[transition-property:none]';
const buttonLook = 'size-11 rounded-full! border border-line-deep text-muted hover:bg-tint';

/** Interaction stops the carousel; reduced motion keeps it stopped. Its button starts it again. */
export function MakeSwiper({ makes }: { makes: readonly MakeWithLogo[] }) {
  const swiper = useRef<SwiperObject>(null);
  const [isMoving, setIsMoving] = useState(false);
  const [reducedMotion] = useState(prefersReducedMotion);

  const stop = () => swiper.current?.autoplay.stop();
  const keep = (created: SwiperObject) => {
    swiper.current = created;
    if (reducedMotion) stop();
  };
  const showFocused = (event: FocusEvent) => {
    stop();
    if (swiper.current) showTile(swiper.current, event.target);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: they only stop what moves by itself, as the button does */}
      <div
        className={`min-w-0 flex-1 ${fadedLook}`}
        onFocus={showFocused}
        onPointerDown={stop}
        onWheel={stop}
      >
        <Swiper
          // It would wait forever for a transition that a new layout has ended, as on a slow phone.
          autoplay={{ delay: 1_000, disableOnInteraction: true, waitForTransition: false }}
          className="@container touch-pan-y overflow-hidden"
          loop
          modules={modules}
          onAutoplayStart={() => setIsMoving(true)}
          onAutoplayStop={() => setIsMoving(false)}
          onSwiper={keep}
          slidesPerView="auto"
          speed={reducedMotion ? 0 : 500}
          wrapperClass={trackLook}
          wrapperTag="ul"
        >
          {makes.map((make) => (
            <SwiperSlide className={tileWidthLook} key={make.name} tag="li">
              <MakeTile {...make} />
            </SwiperSlide>
          ))}
        </Swiper>
      </div>
      <IconButton
        className={buttonLook}
        icon={isMoving ? Pause : Play}
        label={isMoving ? 'Pause the carousel' : 'Play the carousel'}
        onClick={() => (isMoving ? stop() : swiper.current?.autoplay.start())}
      />
    </>
  );
}

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The browser alone would scroll to the focused tile and stop between two tiles. */
function showTile(swiper: SwiperObject, focused: Element): void {
  swiper.el.scrollLeft = 0;
  const index = swiper.slides.findIndex((tile) => tile.contains(focused));
  if (index >= 0) swiper.slideTo(index, 0);
}
