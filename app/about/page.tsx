import type { Metadata } from 'next';
import { AboutPage } from '@/components/about/about-page';
import { pageMetadata } from '@/lib/seo/metadata';
import { about } from '@/lib/site/about';
import { business } from '@/lib/site/business';
import { routes } from '@/lib/site/routes';

export const metadata: Metadata = pageMetadata({
  title: 'About',
  description: `A family business in ${business.address.city} that has leased cars to drivers in New York City and New Jersey for more than 15 years. Family first, fees in plain sight.`,
  path: routes.about,
});

export default function Page() {
  return <AboutPage about={about} videoUrl={business.links.introVideo} />;
}
