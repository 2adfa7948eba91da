import type { ReactNode } from 'react';
import { SectionHeading } from '@/components/ui/section-heading';

/** The layout of the apply page. Its minimum height prevents a layout shift when the form loads. */
export function ApplyPage({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto min-h-[75rem] max-w-3xl px-gutter pt-10 pb-20 sm:pt-14" data-own-form>
      <SectionHeading className="mb-8" level={1} title="Apply for Your Lease">
        Two short steps: the car, then how to reach you. Applying commits you to nothing.
      </SectionHeading>
      {children}
    </div>
  );
}
