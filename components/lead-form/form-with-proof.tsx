import { Proof } from '@/components/trust/proof';

type Props = {
  /** What helps to decide: first beside the form, below it on a phone. */
  more?: React.ReactNode;
  children: React.ReactNode;
};

/** A form, and beside it who answers, and a review, which these pages have nowhere else. */
export function FormWithProof({ more, children }: Props) {
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-form">
      <div className="min-w-0">{children}</div>
      <div className="space-y-8 self-start lg:tall:sticky lg:top-24 print:hidden">
        {more}
        <Proof />
      </div>
    </div>
  );
}
