import type { ReactNode } from 'react';
import { SectionHeading } from '@/components/ui/section-heading';

/** Heading and frame of the inventory; `children` is whatever state it is in. */
export function InventoryPage({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto max-w-page px-gutter pt-10 pb-20 sm:pt-14">
      <SectionHeading className="mb-8" level={1} title="2025 Lease Inventory">
        Discover our collection of 2025 model vehicles available for lease from premium automotive brands.
      </SectionHeading>
      {children}
    </div>
  );
}
