import { pageTexts } from '@/lib/content/page-texts';
import { OpenOrClosedText } from './open-or-closed-text';

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
