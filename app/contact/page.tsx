import type { Metadata } from 'next';
import { ContactPage } from '@/components/contact/contact-page';
import { business } from '@/lib/content/business';
import { pageMetadata } from '@/lib/seo/metadata';
import { routes } from '@/lib/site/routes';

export const metadata: Metadata = pageMetadata({
  title: 'Contact',
  description: `Call, write, or visit ${business.name} in ${business.address.city}, ${business.address.state}: phone, e-mail, business hours, and how to find the office.`,
  path: routes.contact,
});

export default function Page() {
  return <ContactPage />;
}
