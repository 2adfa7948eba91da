import { metadataOf } from '@/lib/seo/metadata';

export { AboutPage as default } from '@/components/about/about-page';

export const metadata = metadataOf('about');
