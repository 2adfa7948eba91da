import { CircleCheck } from 'lucide';
import {
  FallbackLinks,
  FormUnavailable,
  type Phone,
  SlowFormNotice,
} from '@/components/lead-form/form-fallback';
import { leadFormSettings } from '@/components/lead-form/settings';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Icon } from '@/components/ui/icon';
import { business } from '@/lib/content/business';
import { pages } from '@/lib/content/pages';
import { APPLY_DIALOG_ID } from '@/lib/lead-form/apply-dialog';
import { leadFormUrl } from '@/lib/lead-form/url';
import { FORM_HEIGHT } from '@/lib/site/constants';

/**
 * The closed dialog of a brand page's Apply Now (docs/product.md#brand-pages): the lease form, then a message of thanks.
 * The site script opens it and keeps `data-phase` (lib/browser/apply-dialog.ts).
 */
export function ApplyDialog() {
  const { baseUrl, phone } = leadFormSettings();
  return (
    <Dialog id={APPLY_DIALOG_ID} title="Apply Now">
      <div className="group/form" data-phase="loading" data-place="dialog">
        {baseUrl ? (
          <Form address={leadFormUrl({ baseUrl, formId: business.leadForms.vehicle })} phone={phone} />
        ) : (
          <FormUnavailable phone={phone} />
        )}
        <div role="status">
          <Thanks />
        </div>
      </div>
    </Dialog>
  );
}

function Form({ address, phone }: { address: string; phone: Phone }) {
  // The script makes an iframe of these attributes: even an empty one is a document that every visit would wait for.
  const frame = {
    class: 'relative block w-full border-0',
    'data-lead-form': address,
    height: FORM_HEIGHT.vehicle,
    referrerpolicy: 'strict-origin-when-cross-origin',
    title: 'Lease Form',
  };
  return (
    <div className="group-data-[phase=submitted]/form:hidden">
      <div className="hidden group-data-[phase=slow]/form:block" role="status">
        <SlowFormNotice href={address} phone={phone} />
      </div>
      <div className="relative overflow-hidden border border-sand bg-white max-sm:-mx-5 max-sm:border-x-0 sm:rounded">
        <p className="absolute inset-x-0 top-16 hidden px-6 text-center text-slate group-data-[phase=loading]/form:block">
          Loading the form…
        </p>
        <div data-iframe={JSON.stringify(frame)} />
      </div>
      <p className="mt-3 text-slate text-sm group-data-[phase=slow]/form:hidden">
        Trouble with the form? <FallbackLinks href={address} phone={phone} />
      </p>
    </div>
  );
}

function Thanks() {
  const { heading, text } = pages.brand.thanks;
  return (
    <div className="hidden py-6 text-center group-data-[phase=submitted]/form:block">
      <Icon className="mx-auto mb-4 size-14 text-harbor" shape={CircleCheck} />
      <h3 className="font-display font-semibold text-2xl outline-none" tabIndex={-1}>
        {heading}
      </h3>
      <p className="mx-auto mt-3 mb-6 max-w-md text-slate">{text}</p>
      <form method="dialog">
        <Button type="submit" variant="outline">
          Back to the models
        </Button>
      </form>
    </div>
  );
}
