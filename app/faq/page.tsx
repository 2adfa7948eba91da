import { FaqPage } from '@/components/faq/faq-page';
import { faq } from '@/lib/content/faq';
import { glossary } from '@/lib/content/glossary';
import { search } from '@/lib/content/search';
import { pageMetadata } from '@/lib/seo/metadata';
import { routes } from '@/lib/site/routes';

export const metadata = pageMetadata({ ...search.faq, path: routes.faq });

export default function Page() {
  return <FaqPage faq={faq} glossary={glossary} />;
}
