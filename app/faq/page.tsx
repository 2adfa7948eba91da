import type { Metadata } from 'next';
import { FaqPage } from '@/components/faq/faq-page';
import { faq } from '@/lib/content/faq';
import { pageMetadata } from '@/lib/seo/metadata';
import { routes } from '@/lib/site/routes';

export const metadata: Metadata = pageMetadata({
  title: 'FAQs',
  description:
    'Leasing with bad credit, fees besides the payment, extra miles, changing the car, handing it back: straight answers for drivers in New York City and New Jersey.',
  path: routes.faq,
});

export default function Page() {
  return <FaqPage faq={faq} />;
}
