import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';

/** The apply page's initial state: the same picker as the home page's quote form (design section 3). */
export function VehiclePicker({ children }: { children: ReactNode }) {
  return (
    <Card as="section" className="p-5 sm:p-8" lifted>
      <h2 className="mb-5 font-display font-semibold text-2xl">Which car would you like to lease?</h2>
      {children}
    </Card>
  );
}
