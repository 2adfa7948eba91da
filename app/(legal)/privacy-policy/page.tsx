import type { Metadata } from 'next';
import { LegalPage } from '@/components/legal/legal-page';
import { legalTexts } from '@/lib/content/legal-texts';
import { pageMetadata } from '@/lib/seo/metadata';

const text = legalTexts.privacy;

export const metadata: Metadata = pageMetadata({
  title: text.title,
  description: text.description,
  path: text.path,
});

export default function Page() {
  return <LegalPage text={text} />;
}
