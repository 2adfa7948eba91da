import { People } from '@/components/trust/people';
import { FirstReview } from '@/components/trust/reviews';

type Props = {
  /** To be read before the form: above it on a phone, else at the top beside it. */
  intro?: React.ReactNode;
  /** Helps to decide: beside the form, below it on a phone. */
  aside?: React.ReactNode;
  /** Below the form, where it is shorter than what stands beside it. */
  below?: React.ReactNode;
  children: React.ReactNode;
};

/** A form, and beside it who answers, and a review, which these pages have nowhere else. */
export function FormWithPeople({ intro, aside, below, children }: Props) {
  return (
    <div className="grid grid-cols-1 gap-x-16 lg:grid-cols-form lg:grid-rows-[auto_1fr]">
      {intro && <div className="mb-4 lg:col-start-2 lg:mb-6">{intro}</div>}
      <div className={`min-w-0 lg:col-start-1 lg:row-start-1 ${below ? '' : 'lg:row-span-2'}`}>
        {children}
      </div>
      <div
        className={`space-y-8 self-start max-lg:mt-10 lg:col-start-2 print:hidden ${below ? 'lg:row-span-2' : 'lg:tall:sticky lg:top-24'}`}
        data-place="proof"
      >
        <People />
        {aside}
        {!below && <FirstReview />}
      </div>
      {below && (
        <div className="mt-8 space-y-8 lg:col-start-1 print:hidden" data-place="proof">
          {below}
          <FirstReview />
        </div>
      )}
    </div>
  );
}
