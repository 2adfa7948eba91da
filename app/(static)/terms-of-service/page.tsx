import { LegalPage } from '@/components/legal/legal-page';
import { legalTexts } from '@/lib/content/legal-texts';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(legalTexts.terms());

export default function Page() {
  return <LegalPage text={legalTexts.terms()} />;
}
