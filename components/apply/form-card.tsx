import { Card } from '@/components/ui/card';
import { Heading } from '@/components/ui/heading';

export function FormCard({ heading, children }: { heading: string; children: React.ReactNode }) {
  return (
    <Card as="section" className="print:hidden" lifted padding="form">
      <Heading className="mb-3 max-sm:text-lg sm:mb-5" size="card">
        {heading}
      </Heading>
      {children}
    </Card>
  );
}
