import { ArrowRight } from 'lucide';
import { MakeLogo } from '@/components/layout/make-logo';
import { Breadcrumbs } from '@/components/seo/breadcrumbs';
import { Icon } from '@/components/ui/icon';
import { SectionHeading } from '@/components/ui/section-heading';
import { brandName, type Make } from '@/lib/catalogue/makes';
import { fillIn } from '@/lib/content/fill-in';
import { pages } from '@/lib/content/pages';
import { MODEL_YEAR } from '@/lib/site/constants';
import { inventoryOfBrandHref, routes } from '@/lib/site/routes';

/** Breadcrumbs, heading, logo and number of models of a brand page, and a link to its inventory. */
export function BrandHeader({ make, count }: { make: Make; count: number }) {
  const brand = brandName(make);
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: 'Inventory', href: routes.inventory },
          { label: brand, href: routes.brand(make.slug) },
        ]}
      />
      <div className="mt-4 mb-9 items-end justify-between gap-10 sm:mt-6 sm:flex">
        <div className="mb-5 w-fit rounded-lg border border-sand bg-white px-3 py-2.5 sm:order-last sm:mb-0 sm:px-6 sm:py-5">
          <MakeLogo className="h-auto w-20 text-ink sm:w-32" name={brand} slug={make.slug} />
        </div>
        <div>
          <SectionHeading level={1} title={`${brand} Models`}>
            {count > 0 && (
              <p>
                {MODEL_YEAR} {brand} Models Available: {count} {count === 1 ? 'model' : 'models'}
              </p>
            )}
          </SectionHeading>
          <a
            className="mt-2 inline-flex min-h-11 items-center gap-2 font-semibold text-harbor underline underline-offset-4"
            href={inventoryOfBrandHref(make.name)}
          >
            {fillIn(pages.brand.inventoryLink, { brand })}
            <Icon className="size-4.5" shape={ArrowRight} />
          </a>
        </div>
      </div>
    </>
  );
}
