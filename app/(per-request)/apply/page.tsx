import { ApplyFormPage, ApplyPickerPage } from '@/components/apply/apply-pages';
import { CarKindForm } from '@/components/apply/car-kind-form';
import { QuoteForm } from '@/components/quote/quote-form.island';
import { guideList } from '@/lib/content/guides';
import { readNumbersPath } from '@/lib/leasing/tools/read-numbers-path';
import { applyStateFromQuery } from '@/lib/quote/apply-state';
import { metadataOf } from '@/lib/seo/metadata';
import { parameterNames, queryFromSearchParams } from '@/lib/site/routes';

async function stateOf({ searchParams }: PageProps<'/apply'>) {
  const query = await searchParams;
  const numbersPath = readNumbersPath(
    queryFromSearchParams(query).get(parameterNames.numbersPath),
    guideList().map(({ slug }) => slug),
  );
  return applyStateFromQuery(query, numbersPath);
}

/** A question has its own title, because it isn't an application for a car. */
export async function generateMetadata(props: PageProps<'/apply'>) {
  const state = await stateOf(props);
  const subject = state.kind === 'question' && state.subject;
  return metadataOf('apply', subject ? { title: subject } : undefined);
}

export default async function Page(props: PageProps<'/apply'>) {
  const state = await stateOf(props);
  if (state.kind !== 'picker') return <ApplyFormPage {...state} />;
  return (
    <ApplyPickerPage>
      <QuoteForm state={state} />
      <CarKindForm {...state} />
    </ApplyPickerPage>
  );
}
