import { routes } from '@/lib/site/routes';

const link = 'text-harbor underline underline-offset-4';

/** What an applicant should have read before submitting. */
export function CreditTerms() {
  return (
    <p className="mt-6 max-w-measure text-slate text-sm">
      You must be 18 or older to apply. Applications are not guaranteed approval, and credit application fees
      are non-refundable. In New York, an automobile broker can’t take any fee before it has done its work. By
      submitting a form with a phone number, you consent to text messages from us: reply STOP to opt out, HELP
      for help; message and data rates may apply. Details are in the{' '}
      <a className={link} href={routes.privacy}>
        Privacy Policy
      </a>
      , the{' '}
      <a className={link} href={routes.terms}>
        Terms of Service
      </a>
      , and the{' '}
      <a className={link} href={routes.refunds}>
        Refund and Cancellation Policy
      </a>
      .
    </p>
  );
}
