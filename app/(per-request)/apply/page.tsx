import { ApplyPage } from '@/components/apply/apply-page';
import { NeedForm } from '@/components/quote/need-form';
import { QuoteForm } from '@/components/quote/quote-form.island';
import { business } from '@/lib/content/business';
import { guideSlugs } from '@/lib/guides/slugs';
import { inventoryNamesFor } from '@/lib/inventory/server';
import { applyStateFromQuery } from '@/lib/quote/apply-state';
import { metadataOf } from '@/lib/seo/metadata';
import { INTERESTED_VEHICLE } from '@/lib/site/routes';

export const metadata = metadataOf('apply');

export default async function Page({ searchParams }: PageProps<'/apply'>) {
  const query = await searchParams;
  const { make, model, [INTERESTED_VEHICLE]: vehicle } = query;
  const inventoryNames = await inventoryNamesFor([make, model, vehicle]);
  const site = { siteUrl: business().siteUrl, guides: guideSlugs() };
  const state = applyStateFromQuery(query, site, inventoryNames);
  if (state.name === 'selected') return <ApplyPage state={state} />;
  return (
    <ApplyPage state={state}>
      <QuoteForm {...state} focusMake={state.changing} initial={state.selection} />
      <NeedForm {...state} />
    </ApplyPage>
  );
}
