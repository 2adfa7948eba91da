import { TestimonialsPage } from '@/components/testimonials/testimonials-page';
import { instagramPosts } from '@/lib/content/reviews';
import { search } from '@/lib/content/search';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf(
  'testimonials',
  instagramPosts().length > 0 ? {} : { description: search().testimonials.withoutInstagram },
);

export default function Page() {
  return <TestimonialsPage posts={instagramPosts()} />;
}
