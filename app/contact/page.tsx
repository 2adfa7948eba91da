import type { Metadata } from 'next';
import { ContactPage } from '@/components/contact/contact-page';
import { search } from '@/lib/content/search';
import { pageMetadata } from '@/lib/seo/metadata';
import { routes } from '@/lib/site/routes';

export const metadata: Metadata = pageMetadata({ ...search.contact, path: routes.contact });

export default function Page() {
  return <ContactPage />;
}
