import { Button } from '@/components/ui/button';
import { changedFields } from '@/components/ui/changed-fields';
import { TextAreaField } from '@/components/ui/fields';
import type { UsedMessage } from './use-message';

type Props = {
  form: React.RefObject<HTMLFormElement | null>;
  message: UsedMessage;
  /** The guide with the comparison. */
  comparison: string | null;
  /** The reply to the dealer. */
  children: React.ReactNode;
};

/** A dealer's message, and below it what was read, to check before the calculator uses it. */
export function PasteMessage({ form, message, comparison, children }: Props) {
  const { problem, read, checked, check, summary, used, use, View } = message;
  // What is pasted before the tool responds is only in the element.
  const text = () => changedFields(form.current)['dealer-message'] ?? '';
  return (
    <div className="mt-5 noscript:hidden print:hidden">
      <TextAreaField
        error={problem}
        hint="It stays in your browser."
        label="Paste the dealer’s message"
        name="dealer-message"
        rows={4}
      />
      <Button className="mt-3" onClick={() => read(text())} variant="ink">
        Read the message
      </Button>
      <p className="sr-only" role="status">
        {summary && readStatus(summary)}
      </p>
      {checked && summary && View && (
        <div className="mt-5 grid @xl:grid-cols-2 items-start gap-5">
          <section aria-labelledby="reading" className="space-y-4">
            <h4 className="font-semibold" id="reading">
              {readStatus(summary)}
            </h4>
            <View checked={checked} comparison={comparison} onCheck={check} />
            {Object.keys(summary.values).length > 0 && (
              <Button disabled={used} onClick={use} variant="ink">
                {used ? 'Used below' : 'Use these numbers'}
              </Button>
            )}
            {summary.open > 0 && <p className="text-sm">What’s unclear counts for nothing.</p>}
          </section>
          {children}
        </div>
      )}
    </div>
  );
}

/** @returns how much was read, and what is to be done */
export function readStatus({ count, open }: NonNullable<UsedMessage['summary']>): string {
  if (count === 0) return 'No numbers of a lease in it. Enter them below.';
  const numbers = count === 1 ? '1 number' : `${count} numbers`;
  return open > 0 ? `${numbers} read, ${open} of them unclear` : `${numbers} read: is each one right?`;
}
