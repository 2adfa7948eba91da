import { metadata } from '@/app/(static)/testimonials/page';
import { seoTexts } from '@/lib/content/seo-texts';

it('the reviews page of a business without Instagram has a description of its own', () => {
  expect(metadata.description).toBe(seoTexts().testimonials.withoutInstagram);
});
