import { search } from '@/lib/content/search';
import { pageMetadata } from '@/lib/seo/metadata';
import { routes } from '@/lib/site/routes';

export { AboutPage as default } from '@/components/about/about-page';

export const metadata = pageMetadata({ ...search.about, path: routes.about });
