import { ContactDetails } from '@/components/layout/contact-details';
import { OpeningHours, OpeningLine } from '@/components/layout/opening-hours';
import { Card } from '@/components/ui/card';

/** Business hours first, because most visitors of this page are about to call. */
export function ContactCard() {
  return (
    <Card as="section" className="p-6 sm:p-9" lifted>
      <h2 className="font-display font-semibold text-2xl">Business hours</h2>
      <OpeningLine className="mt-3" />
      <OpeningHours className="mt-5" />
      <ContactDetails className="mt-8" show={['email', 'instagram']} />
    </Card>
  );
}
