import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { pages } from '@/lib/content/pages';

/** The initial state of the apply page; `children` is the quote form. */
export function VehiclePicker({ children }: { children: ReactNode }) {
  return (
    <Card as="section" className="p-5 sm:p-8 print:hidden" lifted>
      <h2 className="mb-5 font-display font-semibold text-2xl">{pages.apply.pickerHeading}</h2>
      {children}
    </Card>
  );
}
