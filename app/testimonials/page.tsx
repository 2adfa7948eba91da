import type { Metadata } from 'next';
import { TestimonialsPage } from '@/components/testimonials/testimonials-page';
import { instagramPosts } from '@/lib/content/instagram';
import { pageMetadata } from '@/lib/seo/metadata';
import { routes } from '@/lib/site/routes';

export const metadata: Metadata = pageMetadata({
  title: 'Happy Customers',
  description:
    'Photos from our Instagram feed: drivers in New York City and New Jersey on the day the car we found shows up at their curb or driveway.',
  path: routes.testimonials,
});

export default function Page() {
  return <TestimonialsPage posts={instagramPosts} />;
}
