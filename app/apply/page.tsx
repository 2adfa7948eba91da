import { Application } from '@/components/apply/application.island';
import { ApplyPage, Confirmation, SelectedVehicle, VehiclePicker } from '@/components/apply/apply-page';
import { FrameScript } from '@/components/lead-form/frame-script';
import { leadFormSettings } from '@/components/lead-form/settings';
import { TextMessages } from '@/components/lead-form/text-messages';
import { QuoteForm } from '@/components/quote/quote-form.island';
import { business } from '@/lib/content/business';
import { applyStateFromQuery } from '@/lib/quote/apply-state';
import { metadataOf } from '@/lib/seo/metadata';

export const metadata = metadataOf('apply');

export default async function Page({ searchParams }: PageProps<'/apply'>) {
  const state = applyStateFromQuery(await searchParams, business.siteUrl);
  return (
    <ApplyPage state={state}>
      {state.name === 'initial' ? (
        <VehiclePicker>
          <QuoteForm {...state} focusMake={state.changing} initial={state.selection} />
        </VehiclePicker>
      ) : (
        <Application
          confirmation={<Confirmation {...state} />}
          consent={<TextMessages />}
          formId={business.leadForms.apply}
          frameScript={<FrameScript />}
          hidden={state.hidden}
          settings={leadFormSettings()}
          summary={<SelectedVehicle {...state} />}
        />
      )}
    </ApplyPage>
  );
}
