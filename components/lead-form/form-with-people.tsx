import { People } from '@/components/trust/people';
import { Card } from '@/components/ui/card';
import { BoatsStrip } from '@/components/ui/harbor-drawings';
import { business } from '@/lib/content/business';

type Props = {
  /** The PageHeader. On a wide screen, the person who answers stands beside it. */
  header?: React.ReactNode;
  /** Helps to decide: beside the form, below it on a phone. */
  aside?: React.ReactNode;
  children: React.ReactNode;
};

/** A form with the people who answer beside it, for pages that have them nowhere else. */
export function FormWithPeople({ header, aside, children }: Props) {
  return (
    <div className="grid grid-cols-1 items-start gap-x-16 lg:grid-cols-text-card">
      <div className="min-w-0">
        {header}
        {children}
      </div>
      <div className={`${asideLook} ${header ? 'lg:mt-16' : ''}`} data-place="beside_form">
        {business().people.length > 0 && (
          <Card className="overflow-hidden max-lg:hidden">
            <BoatsStrip />
            <People className="p-gutter sm:px-6 sm:pt-5 sm:pb-2.5" />
          </Card>
        )}
        {aside}
      </div>
    </div>
  );
}

const asideLook = 'space-y-8 max-lg:mt-10 lg:top-24 lg:tall:sticky print:hidden';
