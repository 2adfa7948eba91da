import { Proof } from '@/components/trust/proof';

/**
 * A form, and beside it, or below it on a phone, who answers, a review, which these pages
 * have nowhere else, and what else helps to decide (`more`).
 */
export function FormWithProof({
  more,
  children,
}: {
  more: React.ReactNode;
  children: React.ReactNode;
}) {
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-form">
      <div className="min-w-0">{children}</div>
      <div className="space-y-8 self-start lg:tall:sticky lg:top-24 print:hidden">
        <Proof />
        {more}
      </div>
    </div>
  );
}
