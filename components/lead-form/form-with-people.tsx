import { FirstReview } from '@/components/trust/first-review';
import { People } from '@/components/trust/people';

type Props = {
  /** To be read before the form: above it on a phone, else at the top beside it. */
  intro?: React.ReactNode;
  /** Helps to decide: beside the form, below it on a phone. */
  aside?: React.ReactNode;
  children: React.ReactNode;
};

/** A form, and beside it who answers, and a review, which these pages have nowhere else. */
export function FormWithPeople({ intro, aside, children }: Props) {
  return (
    <div className="grid grid-cols-1 gap-x-16 lg:grid-cols-form lg:grid-rows-[auto_1fr]">
      {intro && <div className="mb-4 lg:col-start-2 lg:mb-6">{intro}</div>}
      <div className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">{children}</div>
      <div
        className="space-y-8 self-start max-lg:mt-10 lg:tall:sticky lg:top-24 lg:col-start-2 print:hidden"
        data-place="proof"
      >
        <People />
        {aside}
        <FirstReview />
      </div>
    </div>
  );
}
