import { metadataOf } from '@/lib/seo/metadata';

export { ContactPage as default } from '@/components/contact-page/contact-page';

export const metadata = metadataOf('contact');
