import { Download } from 'lucide';
import { TextWithContact } from '@/components/business/text-with-contact';
import { Button } from '@/components/ui/button';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { pageTexts } from '@/lib/content/page-texts';
import { PAPER_FORM_FILE } from '@/lib/site/routes';

export function PaperForm() {
  const { heading, text, note } = pageTexts().creditApp.paper;
  return (
    <section aria-labelledby="paper-form" className="border-line-deep border-t pt-5">
      <Heading id="paper-form" size="subsection">
        {heading}
      </Heading>
      <p className="mt-2 text-muted">
        <TextWithContact text={text} />
      </p>
      <Button className="mt-4" download href={PAPER_FORM_FILE} variant="outline">
        <Icon icon={Download} />
        Download the form (PDF)
      </Button>
      <p className="mt-4 text-muted text-sm">{note}</p>
    </section>
  );
}
