import { FormPlace, FormUnavailable, HostedForm } from '@/components/lead-form/hosted-form';
import { leadFormSettings } from '@/components/lead-form/settings';
import { TextMessageConsent } from '@/components/lead-form/text-message-consent';
import { DialogThanks } from '@/components/lead-form/thanks';
import { FormPromise } from '@/components/trust/form-promise';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextLink } from '@/components/ui/text-link';
import { pages } from '@/lib/content/pages';
import { formIds } from '@/lib/lead-form/form-ids';
import { FORM_HEIGHT } from '@/lib/lead-form/state';
import { leadFormUrl } from '@/lib/lead-form/url';
import { routes } from '@/lib/site/routes';

/**
 * The closed dialog of a brand page. The site script opens it and keeps `data-phase`
 * (lib/browser/apply-dialog.ts).
 */
export function ApplyDialog() {
  const { baseUrl, phone } = leadFormSettings();
  const { brand, apply } = pages();
  const address = baseUrl && leadFormUrl({ baseUrl, formId: formIds().vehicle });
  return (
    <Dialog id="apply-dialog" title="Apply Now">
      <div className="group/form" data-phase="loading" data-place="dialog">
        {address ? (
          <div className="group-data-[phase=submitted]/form:hidden">
            <div className="text-muted">
              <FormPromise />
            </div>
            <p className="mb-4 text-muted">
              We’ll ask about your yearly miles when we call, or you can{' '}
              <TextLink
                data-choose-miles
                data-event="choose_miles"
                href={routes.apply}
                rel="nofollow"
              >
                choose them first
              </TextLink>
              .
            </p>
            <HostedForm href={address} phone={phone}>
              <FormPlace address={address} height={FORM_HEIGHT.vehicle} title="Lease Form" />
            </HostedForm>
            <TextMessageConsent />
          </div>
        ) : (
          <FormUnavailable phone={phone} />
        )}
        <div role="status">
          <div className="hidden pt-4 group-data-[phase=submitted]/form:block">
            <DialogThanks {...brand.thanks} steps={apply.thanks.steps}>
              <form method="dialog">
                <Button className="mt-6" type="submit" variant="outline">
                  Back to the models
                </Button>
              </form>
            </DialogThanks>
          </div>
        </div>
      </div>
    </Dialog>
  );
}
