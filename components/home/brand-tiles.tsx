import { Pause, Play } from 'lucide';
import { MakeLogo } from '@/components/layout/make-logo';
import { Icon } from '@/components/ui/icon';
import { SkipLink } from '@/components/ui/text-link';
import { makes } from '@/lib/catalogue/makes';
import { inventoryOfBrandHref } from '@/lib/site/routes';

/** A list that scrolls; the carousel moves it itself and leaves up and down to the page. */
const track = [
  'swiper @container min-w-0 flex-1 overflow-x-auto overscroll-x-contain [scrollbar-width:none]',
  '[&.swiper-initialized]:[touch-action:pan-y] [&.swiper-initialized]:overflow-hidden',
].join(' ');

/** Whole tiles fit into the list: no name is cut beside the button. */
const tileWidths = [
  'w-full @min-[10rem]:w-1/2 @min-[24rem]:w-1/3 @min-[36rem]:w-1/4',
  '@min-[45rem]:w-1/5 @min-[54rem]:w-1/6 @min-[66rem]:w-1/8',
].join(' ');

/** The list cuts what is outside of a tile: the ring of the focus is inside. */
const tile = [
  'flex h-full flex-col items-center justify-between gap-2 px-1 pt-4 pb-3 no-underline',
  'rounded border border-transparent text-muted hover:border-line hover:text-action',
  '-outline-offset-3 transition-colors duration-quick',
].join(' ');

/** There is nothing to pause before the carousel has started. */
const button = [
  'inline-flex size-12 shrink-0 items-center justify-center',
  'rounded-full border border-control text-muted hover:bg-tint',
  'invisible group-data-motion/carousel:visible',
].join(' ');

/**
 * A list of the makes to scroll, which the site script turns into a carousel
 * (lib/browser/carousel.ts).
 */
export function BrandTiles() {
  return (
    <div className="border-line border-y bg-white py-8">
      <div className="mx-auto max-w-page px-gutter">
        <h2 className="sr-only" id="brands-title">
          Makes we can find for you
        </h2>
        <SkipLink className="focus:absolute focus:z-10 focus:-mt-4" href="#features-title">
          Skip the makes
        </SkipLink>
        <section
          aria-labelledby="brands-title"
          aria-roledescription="carousel"
          className="group/carousel flex items-center gap-3"
          data-carousel
        >
          <div className={track}>
            <ul className="swiper-wrapper flex [transition:transform_linear]">
              {makes.map(({ slug, name }) => (
                <li className={`swiper-slide flex-none ${tileWidths}`} key={slug}>
                  <a className={tile} href={inventoryOfBrandHref(name)}>
                    <MakeLogo className="h-15 w-25" slug={slug} />
                    <span
                      className="text-center font-medium text-sm"
                      // The carousel changes the order, perhaps before React hydrates the page.
                      // Where a text differs, React would draw the whole page anew.
                      suppressHydrationWarning
                    >
                      {name}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <button aria-label="Play the carousel" className={button} type="button">
            <Icon
              className="hidden size-5 group-data-[motion=running]/carousel:block"
              shape={Pause}
            />
            <Icon className="size-5 group-data-[motion=running]/carousel:hidden" shape={Play} />
          </button>
        </section>
      </div>
    </div>
  );
}
