import { FaqPage } from '@/components/faq/faq-page';
import { faq } from '@/lib/content/faq';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf('faq');

export default function Page() {
  return <FaqPage faq={faq()} />;
}
