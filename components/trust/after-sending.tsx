import { OpenOrClosedText } from '@/components/business/open-or-closed-text';
import { pageTexts } from '@/lib/content/page-texts';

/** Says what follows after sending a form: no credit check, and when somebody calls. */
export function AfterSending() {
  const { noObligation, whenOpen, whenClosed } = pageTexts().forms;
  return (
    <>
      <span className="block">{noObligation}</span>
      <OpenOrClosedText closed={whenClosed} open={whenOpen} />
    </>
  );
}
