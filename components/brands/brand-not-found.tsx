import { Button } from '@/components/ui/button';
import { makes } from '@/lib/catalogue/makes';
import { routes } from '@/lib/site/routes';

/** An unknown brand (spec sections 2 and 8), with the brands that have a page. */
export function BrandNotFound() {
  return (
    <div className="mx-auto max-w-page px-gutter py-band">
      <div className="mx-auto flex max-w-measure flex-col items-center text-center">
        <img alt="" className="w-full max-w-sm" height={320} src="/vehicles/broken-image.svg" width={640} />
        <h1 className="mt-6 font-display font-semibold text-4xl">Brand Not Found</h1>
        <p className="mt-4 text-lg text-slate">The requested brand could not be found.</p>
        <Button className="mt-8" href={routes.inventory}>
          Back to Inventory
        </Button>
      </div>
      <nav aria-labelledby="all-brands" className="mt-16 border-sand border-t pt-8">
        <h2 className="mb-3 font-display font-semibold text-xl" id="all-brands">
          All brands
        </h2>
        <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5">
          {makes.map((make) => (
            <li key={make.slug}>
              <a
                className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
                href={routes.brand(make.slug)}
              >
                {make.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
