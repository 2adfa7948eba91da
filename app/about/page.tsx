import type { Metadata } from 'next';
import { AboutPage } from '@/components/about/about-page';
import { about } from '@/lib/content/about';
import { business } from '@/lib/content/business';
import { search } from '@/lib/content/search';
import { pageMetadata } from '@/lib/seo/metadata';
import { routes } from '@/lib/site/routes';

export const metadata: Metadata = pageMetadata({ ...search.about, path: routes.about });

export default function Page() {
  const { howWeArePaid, links } = business;
  return <AboutPage about={about} howWeArePaid={howWeArePaid} videoUrl={links.introVideo} />;
}
