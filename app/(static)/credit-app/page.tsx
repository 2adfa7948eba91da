import { business } from '@/lib/content/business';
import { seoTexts } from '@/lib/content/seo-texts';
import { metadataOf } from '@/lib/seo/metadata';

export { CreditPage as default } from '@/components/credit/credit-page';

export const metadata = metadataOf(
  'creditApp',
  business().leadForms.credit ? {} : { description: seoTexts().creditApp.withoutOnlineForm },
);
