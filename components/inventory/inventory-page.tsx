import type { ReactNode } from 'react';
import { AllBrands } from '@/components/layout/all-brands';
import { Breadcrumbs } from '@/components/seo/breadcrumbs';
import { SectionHeading } from '@/components/ui/section-heading';
import { pages } from '@/lib/content/pages';
import { routes } from '@/lib/site/routes';

/** The layout of the inventory page (docs/product.md#inventory-page); `children` is the list or another state. */
export function InventoryPage({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto max-w-page px-gutter pt-5 pb-20 sm:pt-8">
      <Breadcrumbs crumbs={[{ label: 'Inventory', href: routes.inventory }]} />
      <SectionHeading className="mt-4 mb-8 sm:mt-6" level={1} title="2025 Lease Inventory">
        Discover our collection of 2025 model vehicles available for lease from premium automotive brands.
      </SectionHeading>
      {children}
      <AllBrands title={pages.inventory.brandsHeading} />
    </div>
  );
}
