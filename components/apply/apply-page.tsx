import type { ReactNode } from 'react';
import { SectionHeading } from '@/components/ui/section-heading';

/** The frame of the apply page; tall enough from the start that the form's arrival moves nothing. */
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
