import { search } from '@/lib/content/search';
import { pageMetadata } from '@/lib/seo/metadata';
import { routes } from '@/lib/site/routes';

export { ContactPage as default } from '@/components/contact/contact-page';

export const metadata = pageMetadata({ ...search.contact, path: routes.contact });
