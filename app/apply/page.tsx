import { ApplyPage } from '@/components/apply/apply-page';
import { NotSure } from '@/components/quote/not-sure';
import { QuoteForm } from '@/components/quote/quote-form.island';
import { business } from '@/lib/content/business';
import { guideSlugs } from '@/lib/guides/slugs';
import { applyStateFromQuery } from '@/lib/quote/apply-state';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf('apply');

export default async function Page({ searchParams }: PageProps<'/apply'>) {
  const state = applyStateFromQuery(await searchParams, {
    siteUrl: business().siteUrl,
    guides: guideSlugs(),
  });
  return (
    <ApplyPage
      picker={
        state.name === 'initial' && (
          <>
            <QuoteForm {...state} focusMake={state.changing} initial={state.selection} />
            <NotSure {...state} />
          </>
        )
      }
      state={state}
    />
  );
}
