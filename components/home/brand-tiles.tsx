import { Pause, Play } from 'lucide';
import { MakeLogo } from '@/components/layout/make-logo';
import { Icon } from '@/components/ui/icon';
import { SkipLink } from '@/components/ui/text-link';
import { makes } from '@/lib/catalogue/makes';
import { inventoryOfBrandHref } from '@/lib/site/routes';

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
          <div className="swiper min-w-0 flex-1 overflow-x-auto overscroll-x-contain [&.swiper-initialized]:[touch-action:pan-y] [&.swiper-initialized]:overflow-hidden [scrollbar-width:none]">
            <ul className="swiper-wrapper flex [transition:transform_linear]">
              {makes.map(({ slug, name }) => (
                <li className="swiper-slide w-35 flex-none" key={slug}>
                  <a
                    className="flex h-full flex-col items-center justify-between gap-2 rounded border border-transparent px-3 pt-4 pb-3 text-muted no-underline transition-colors duration-quick hover:border-line hover:text-action"
                    href={inventoryOfBrandHref(name)}
                  >
                    <MakeLogo className="h-15 w-25" slug={slug} />
                    <span
                      className="text-center font-medium text-sm"
                      // The carousel changes the order, perhaps before React hydrates the page. Where
                      // a text differs, React would draw the whole page anew.
                      suppressHydrationWarning
                    >
                      {name}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </div>
          <button
            aria-label="Play the carousel"
            className="invisible inline-flex size-12 shrink-0 items-center justify-center rounded-full border border-control text-muted hover:bg-tint group-data-motion/carousel:visible"
            type="button"
          >
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
