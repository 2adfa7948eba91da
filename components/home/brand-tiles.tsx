import { makes } from '@/lib/catalogue/makes';
import { inventoryOfBrandHref } from '@/lib/site/routes';
import { BrandCarousel } from './brand-carousel.island';

/** A tile for every make, scrollable without JavaScript; the island turns the list into a carousel. */
export function BrandTiles() {
  return (
    <section aria-labelledby="brands-title" className="border-sand border-y bg-white py-8">
      <div className="mx-auto max-w-page px-gutter">
        <h2 className="sr-only" id="brands-title">
          Makes we lease
        </h2>
        <BrandCarousel label="Makes we lease">
          {makes.map((make) => (
            <li className="swiper-slide brand-slide" key={make.slug}>
              <a
                className="flex h-full flex-col items-center justify-between gap-2 rounded border border-transparent px-3 pt-4 pb-3 text-slate no-underline transition-colors duration-quick hover:border-sand hover:text-harbor"
                href={inventoryOfBrandHref(make.name)}
              >
                <svg aria-hidden="true" className="h-15 w-25" viewBox="0 0 120 72">
                  <use href={`/makes.svg#${make.slug}`} />
                </svg>
                <span className="text-center font-medium text-sm">{make.name}</span>
              </a>
            </li>
          ))}
        </BrandCarousel>
      </div>
    </section>
  );
}
