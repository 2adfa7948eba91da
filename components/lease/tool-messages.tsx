import { LiveRegion } from '@/components/ui/live-region';
import type { Fields } from '@/lib/lease/query';

/** What is wrong with the values, and the result in a sentence for those who don't see it change. */
export function ToolMessages<State extends object>(props: {
  fields: Fields<State>;
  /** What is wrong with each field. */
  messages: { readonly [Name in keyof State]?: string };
  /** Whether the results leave something out that is typed. */
  incomplete: boolean;
  changed: boolean;
  summary: string;
}) {
  const { fields, messages, incomplete, changed, summary } = props;
  const problems = (Object.keys(messages) as (keyof State)[]).map(
    (name) => `${fields[name].label}: ${messages[name]}`,
  );
  return (
    <>
      {incomplete && (
        <p className="mt-3 font-semibold text-coral-deep text-sm print:hidden">
          One of the values can’t be used yet. The results leave it out.
        </p>
      )}
      <LiveRegion text={changed ? [...problems, summary].join(' ') : ''} />
    </>
  );
}
