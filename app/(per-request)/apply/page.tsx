import { ApplyPage } from '@/components/apply/apply-page';
import { NeedForm } from '@/components/quote/need-form';
import { QuoteForm } from '@/components/quote/quote-form.island';
import { business } from '@/lib/content/business';
import { pages } from '@/lib/content/pages';
import { guideSlugs } from '@/lib/guides/slugs';
import { inventoryNamesFor } from '@/lib/inventory/server';
import { readOfferLink } from '@/lib/leasing/tools/offer-text';
import { applyStateFromQuery } from '@/lib/quote/apply-state';
import { metadataOf } from '@/lib/seo/metadata';
import { OFFER, queryFromRecord } from '@/lib/site/routes';

type Query = Awaited<PageProps<'/apply'>['searchParams']>;

const offerOf = (query: Query) =>
  readOfferLink(queryFromRecord(query).get(OFFER), {
    siteUrl: business().siteUrl,
    guides: guideSlugs(),
  });

/** With the numbers of a tool the page is about them. */
export async function generateMetadata({ searchParams }: PageProps<'/apply'>) {
  const offer = offerOf(await searchParams);
  if (!offer) return metadataOf('apply');
  return metadataOf('apply', { title: pages().apply.offers[offer.kind].summary });
}

export default async function Page({ searchParams }: PageProps<'/apply'>) {
  const query = await searchParams;
  const { make, model } = query;
  const inventoryNames = await inventoryNamesFor([make, model]);
  const state = applyStateFromQuery(query, offerOf(query), inventoryNames);
  if (state.name === 'selected') return <ApplyPage state={state} />;
  return (
    <ApplyPage state={state}>
      <QuoteForm {...state} focusMake={state.changing} initial={state.selection} />
      <NeedForm {...state} />
    </ApplyPage>
  );
}
