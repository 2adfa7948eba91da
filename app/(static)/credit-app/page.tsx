import { metadataOf } from '@/lib/seo/metadata';

export { CreditPage as default } from '@/components/credit/credit-page';

export const metadata = metadataOf('creditApp');
