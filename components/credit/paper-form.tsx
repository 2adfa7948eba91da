import { Download } from 'lucide';
import { ContactText } from '@/components/layout/contact-links';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { pages } from '@/lib/content/pages';
import { CREDIT_FORM_FILE } from '@/lib/site/constants';

/** The fillable PDF, beside the online form or instead of it. */
export function PaperForm({ hasOnlineForm }: { hasOnlineForm: boolean }) {
  const { paper, withoutOnlineForm } = pages.creditApp;
  return (
    <section aria-labelledby="paper-form" className="border-sand border-t pt-5">
      <h2 className="font-display font-semibold text-xl" id="paper-form">
        {hasOnlineForm ? paper.heading : withoutOnlineForm.paperHeading}
      </h2>
      <p className="mt-2 text-slate">
        <ContactText text={paper.text} />
      </p>
      <Button className="mt-4" download href={CREDIT_FORM_FILE} variant="outline">
        <Icon shape={Download} />
        Download the form (PDF)
      </Button>
      <p className="mt-4 text-slate text-sm">{hasOnlineForm ? paper.note : withoutOnlineForm.paperNote}</p>
    </section>
  );
}
