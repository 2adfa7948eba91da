import type { Metadata } from 'next';
import { FaqPage } from '@/components/faq/faq-page';
import { faq } from '@/lib/content/faq';
import { glossary } from '@/lib/content/glossary';
import { pageMetadata } from '@/lib/seo/metadata';
import { routes } from '@/lib/site/routes';

export const metadata: Metadata = pageMetadata({
  title: 'FAQs',
  description:
    'Bad credit, fees beyond the payment, extra miles, changing the car, returning it: straight answers about leasing in New York City and New Jersey, plus a glossary.',
  path: routes.faq,
});

export default function Page() {
  return <FaqPage faq={faq} glossary={glossary} />;
}
