import { TestimonialsPage } from '@/components/testimonials/testimonials-page';
import { instagramPosts } from '@/lib/content/instagram';
import { search } from '@/lib/content/search';
import { pageMetadata } from '@/lib/seo/metadata';
import { routes } from '@/lib/site/routes';

export const metadata = pageMetadata({
  title: search.testimonials.title,
  description:
    instagramPosts.length > 0 ? search.testimonials.description : search.testimonials.withoutInstagram,
  path: routes.testimonials,
});

export default function Page() {
  return <TestimonialsPage posts={instagramPosts} />;
}
