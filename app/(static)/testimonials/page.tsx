import { TestimonialsPage } from '@/components/testimonials/testimonials-page';
import { instagramPosts } from '@/lib/content/instagram';
import { seoTexts } from '@/lib/content/seo-texts';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf(
  'testimonials',
  instagramPosts().length > 0 ? {} : { description: seoTexts().testimonials.withoutInstagram },
);

export default function Page() {
  return <TestimonialsPage posts={instagramPosts()} />;
}
