import { CircleCheck } from 'lucide';
import { ContactText } from '@/components/layout/contact-links';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { SectionHeading } from '@/components/ui/section-heading';
import { pages } from '@/lib/content/pages';
import { routes } from '@/lib/site/routes';

/** Replaces the credit form after a submission. */
export function CreditThanks() {
  const { heading, stepsHeading, steps, question } = pages.creditApp.thanks;
  return (
    <Card as="section" className="px-6 py-10 sm:px-10 sm:py-12" lifted>
      <Icon className="mb-5 size-14 text-action" shape={CircleCheck} />
      <SectionHeading title={heading} />
      <p className="mt-6 font-semibold">{stepsHeading}</p>
      <ol className="mt-3 max-w-measure divide-y divide-line border-line border-y">
        {steps.map((step, index) => (
          <li className="flex gap-5 py-4" key={step}>
            <span aria-hidden="true" className="w-6 shrink-0 font-display font-semibold text-2xl text-action">
              {index + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <p className="mt-6 text-muted">
        <ContactText text={question} />
      </p>
      <Button className="mt-6" href={routes.inventory} variant="outline">
        See the inventory
      </Button>
    </Card>
  );
}
