import { Download } from 'lucide';
import { EmailLink } from '@/components/layout/contact-links';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { CREDIT_FORM_FILE } from '@/lib/site/constants';

/** The fillable PDF, beside the online form or instead of it. */
export function PaperForm({ hasOnlineForm }: { hasOnlineForm: boolean }) {
  return (
    <section aria-labelledby="paper-form" className="border-sand border-t pt-5">
      <h2 className="font-display font-semibold text-xl" id="paper-form">
        {hasOnlineForm ? 'Prefer paper?' : 'Apply on paper'}
      </h2>
      <p className="mt-2 text-slate">
        Download the form, fill it in on your screen or by hand, and email it to{' '}
        <EmailLink className="font-semibold text-harbor underline underline-offset-4" />.
      </p>
      <Button className="mt-4" download href={CREDIT_FORM_FILE} variant="outline">
        <Icon shape={Download} />
        Download the form (PDF)
      </Button>
      <p className="mt-4 text-slate text-sm">
        It’s two pages, and it doesn’t ask for your Social Security number. We’ll ask for that by phone
        {hasOnlineForm && ' or through the secure form'}.
      </p>
    </section>
  );
}
