import type { Metadata } from 'next';
import { TestimonialsPage } from '@/components/testimonials/testimonials-page';
import { instagramPosts } from '@/lib/content/instagram';
import { pageMetadata } from '@/lib/seo/metadata';
import { routes } from '@/lib/site/routes';

export const metadata: Metadata = pageMetadata({
  title: 'Happy Customers',
  description:
    instagramPosts.length > 0
      ? 'Photos from our Instagram feed: drivers in New York City and New Jersey on the day the car we found shows up at their curb or driveway.'
      : 'What drivers in New York City and New Jersey say about us, and the cars we found for them and brought to their door.',
  path: routes.testimonials,
});

export default function Page() {
  return <TestimonialsPage posts={instagramPosts} />;
}
