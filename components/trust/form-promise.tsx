import { TextByHours } from '@/components/business/text-by-hours';
import { pages } from '@/lib/content/pages';

/** What follows after sending a form: no credit check, and when somebody calls. */
export function FormPromise() {
  const { promise, whenOpen, closedPromise, whenClosed } = pages().forms;
  return (
    <>
      <TextByHours closed={closedPromise} open={promise} />
      <TextByHours closed={whenClosed} open={whenOpen} />
    </>
  );
}
