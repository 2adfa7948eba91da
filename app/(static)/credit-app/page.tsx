import { business } from '@/lib/content/business';
import { search } from '@/lib/content/search';
import { metadataOf } from '@/lib/seo/metadata';

export { CreditPage as default } from '@/components/credit/credit-page';

export const metadata = metadataOf(
  'creditApp',
  business().leadForms.credit ? {} : { description: search().creditApp.withoutOnlineForm },
);
