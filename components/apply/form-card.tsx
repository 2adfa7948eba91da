import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { Heading } from '@/components/ui/heading';

export function FormCard({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Card as="section" className="print:hidden" lifted padding="form">
      <Heading className="mb-5" size="card">
        {heading}
      </Heading>
      {children}
    </Card>
  );
}
