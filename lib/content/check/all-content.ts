import { business } from '@/lib/content/business';
import { faq } from '@/lib/content/faq';
import { glossary } from '@/lib/content/glossary';
import { instagramPosts } from '@/lib/content/instagram';
import { leaseEnd } from '@/lib/content/lease-end';
import { about, contact, errorPages, home, pageTexts } from '@/lib/content/page-texts';
import { rates } from '@/lib/content/rates';
import { redirects } from '@/lib/content/redirects';
import { reviews } from '@/lib/content/reviews';
import type { ContentFile } from '@/lib/content/schemas/parse-content';
import { seoTexts } from '@/lib/content/seo-texts';
import { wearGuides } from '@/lib/content/wear-guides';
import { catalogueContent } from './catalogue-content';
import { colors } from './colors-content';

/** Every file of content/ that has a schema, but makes.ts, and the colors. */
export const allContent: readonly ContentFile[] = [
  business,
  home,
  about,
  contact,
  pageTexts,
  errorPages,
  faq,
  glossary,
  seoTexts,
  reviews,
  instagramPosts,
  redirects,
  ...catalogueContent,
  rates,
  leaseEnd,
  wearGuides,
  colors,
];
