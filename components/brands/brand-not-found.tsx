import { AllBrands } from '@/components/layout/all-brands';
import { Button } from '@/components/ui/button';
import { errors } from '@/lib/content/errors';
import { pages } from '@/lib/content/pages';
import { routes } from '@/lib/site/routes';

/** Shown for an unknown brand, with links to the known ones. */
export function BrandNotFound() {
  return (
    <div className="mx-auto max-w-page px-gutter py-band">
      <div className="mx-auto flex max-w-measure flex-col items-center text-center">
        <img alt="" className="w-full max-w-sm" height={320} src="/vehicles/broken-image.svg" width={640} />
        <h1 className="mt-6 font-display font-semibold text-4xl">{errors.brandNotFound.heading}</h1>
        <p className="mt-4 text-lg text-muted">{errors.brandNotFound.text}</p>
        <Button className="mt-8" href={routes.inventory}>
          Back to Inventory
        </Button>
      </div>
      <AllBrands title={pages.brand.allBrandsHeading} />
    </div>
  );
}
