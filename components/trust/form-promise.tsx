import { ByHours } from '@/components/contact/by-hours';
import { ContactText } from '@/components/contact/contact-links';
import { pages } from '@/lib/content/pages';

/**
 * What a form leads to: no credit check, and while nobody answers also when you'll be called.
 *
 * @param props `intro`: the sentences before it
 */
export function FormPromise({ intro = '' }: { intro?: string }) {
  const { promise, closedPromise } = pages().forms;
  const withIntro = (text: string) => (intro ? `${intro} ${text}` : text);
  return (
    <ByHours closed={<ContactText text={withIntro(closedPromise)} />} open={withIntro(promise)} />
  );
}
