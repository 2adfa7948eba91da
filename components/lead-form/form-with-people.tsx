import { People } from '@/components/trust/people';
import { TopReview } from '@/components/trust/reviews';
import { Card } from '@/components/ui/card';
import { HarborStrip } from '@/components/ui/drawing';
import { business } from '@/lib/content/business';

type Props = {
  /** The PageHeader. On a wide screen, the person who answers stands beside it. */
  header?: React.ReactNode;
  /** Helps to decide: beside the form, below it on a phone. */
  aside?: React.ReactNode;
  /** The page has a picture of its own, so it needs no second one. */
  hasPicture?: boolean;
  /** Stands below the form, which is shorter than what stands beside it. */
  below?: React.ReactNode;
  children: React.ReactNode;
};

/** A form with a person and a review beside it, for pages that have them nowhere else. */
export function FormWithPeople({ header, aside, below, hasPicture = false, children }: Props) {
  const formRows = `${header ? 'lg:row-start-2' : 'lg:row-start-1'} ${below ? '' : 'lg:row-end-4'}`;
  return (
    <div className="grid grid-cols-1 gap-x-16 lg:grid-cols-form lg:grid-rows-[auto_auto_1fr]">
      {header && <div className="lg:col-start-1">{header}</div>}
      <div className={`min-w-0 lg:col-start-1 ${formRows}`}>{children}</div>
      <div
        className={`${asideLook} ${header ? 'lg:mt-16' : ''} ${below ? '' : 'lg:tall:sticky lg:top-24'}`}
        data-place="beside_form"
      >
        {business().people.length > 0 && (
          <Card className="overflow-hidden max-lg:hidden">
            {!hasPicture && <HarborStrip />}
            <People className="p-gutter sm:px-6 sm:pt-5 sm:pb-2.5" />
          </Card>
        )}
        {aside}
        {!below && <TopReview />}
      </div>
      {below && (
        <div className="mt-8 space-y-8 lg:col-start-1 print:hidden" data-place="beside_form">
          {below}
          <TopReview />
        </div>
      )}
    </div>
  );
}

const asideLook =
  'space-y-8 self-start max-lg:mt-10 lg:col-start-2 lg:row-start-1 lg:row-end-4 print:hidden';
