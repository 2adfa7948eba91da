import { ByHours } from '@/components/contact/by-hours';
import { ClosedText } from '@/components/contact/closed-text';
import { pages } from '@/lib/content/pages';

/** What a form leads to: no credit check, and while nobody answers also when you'll be called. */
export function FormPromise() {
  const { promise, closedPromise, closedAnswer } = pages().forms;
  return (
    <ByHours closed={<ClosedText answer={closedAnswer} text={closedPromise} />} open={promise} />
  );
}
