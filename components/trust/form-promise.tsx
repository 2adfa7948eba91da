import { AnswerLine } from '@/components/contact/by-hours.island';
import { TextByHours } from '@/components/contact/text-by-hours';
import { pages } from '@/lib/content/pages';

/** What a form leads to: no credit check, and when you'll be called. */
export function FormPromise() {
  const { promise, openAnswer, closedPromise, closedAnswer } = pages().forms;
  return (
    <>
      <TextByHours closed={closedPromise} open={promise} />
      <AnswerLine closed={closedAnswer} open={openAnswer} />
    </>
  );
}
