import { leadFormSettings } from '@/components/lead-form/settings';
import { TextMessageConsent } from '@/components/lead-form/text-message-consent';
import { DialogThanks } from '@/components/lead-form/thanks';
import { FormPromise } from '@/components/trust/form-promise';
import { pages } from '@/lib/content/pages';
import { formIds } from '@/lib/lead-form/form-ids';
import { ApplyNow } from './apply-now.island';

export function WithApplyDialog({ children }: { children: React.ReactNode }) {
  const { brand, apply } = pages();
  return (
    <ApplyNow
      consent={<TextMessageConsent />}
      formId={formIds().vehicle}
      promise={<FormPromise />}
      settings={leadFormSettings()}
      thanks={<DialogThanks {...brand.thanks} steps={apply.thanks.steps} />}
    >
      {children}
    </ApplyNow>
  );
}
