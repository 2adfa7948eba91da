import { CircleCheck } from 'lucide';
import { PhoneLink } from '@/components/layout/contact-links';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { routes } from '@/lib/site/routes';

const steps = [
  'We read your application, then call or write to you. We typically respond within 24 hours during business days.',
  'We pass it on to the sellers and leasing companies that fit your car. The credit decision is theirs, and approval isn’t guaranteed.',
  'You get the terms in writing, and you decide. You can back out any time before you sign a lease.',
];

/** Replaces the credit form after a submission. */
export function CreditThanks() {
  return (
    <Card as="section" className="px-6 py-10 sm:px-10 sm:py-12" lifted>
      <Icon className="mb-5 size-14 text-harbor" shape={CircleCheck} />
      <h2 className="font-display font-semibold text-3xl">Thank you! We’ve got your credit application.</h2>
      <p className="mt-6 font-semibold">What happens next</p>
      <ol className="mt-3 max-w-measure divide-y divide-sand border-sand border-y">
        {steps.map((step, index) => (
          <li className="flex gap-5 py-4" key={step}>
            <span aria-hidden="true" className="w-6 shrink-0 font-display font-semibold text-2xl text-harbor">
              {index + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <p className="mt-6 text-slate">
        Need to add or fix something? Call{' '}
        <PhoneLink className="whitespace-nowrap font-semibold text-harbor underline underline-offset-4" />.
      </p>
      <div className="mt-6">
        <Button href={routes.inventory} variant="outline">
          See the inventory
        </Button>
      </div>
    </Card>
  );
}
