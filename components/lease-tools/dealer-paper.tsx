import { Heading } from '@/components/ui/heading';
import { type LeaseState, leaseTool } from '@/lib/lease-tools/lease-tool';
import { namesOf, valueInWords } from '@/lib/lease-tools/tool-state';
import type { UsedTool } from './use-tool';

/** For the dealer's desk: the numbers of the offer as they were given, and the questions that are left. */
export function DealerPaper(props: { tool: UsedTool<LeaseState>; questions: readonly string[] }) {
  const { usable } = props.tool;
  const lines = namesOf(leaseTool).flatMap((name) => {
    const { label } = leaseTool.fields[name];
    const value = usable[name];
    const text =
      value === undefined || /if known/.test(label)
        ? ''
        : valueInWords(leaseTool.fields[name] as never, value as never);
    return text ? [{ label, text }] : [];
  });
  if (props.questions.length === 0) return null;
  return (
    <div className="hidden text-paper print:block">
      <Heading as="h4" className="print:text-base">
        The offer
      </Heading>
      <p>{lines.map(({ label, text }) => `${label}: ${text}`).join(' · ')}</p>
      <Heading as="h4" className="mt-3 print:text-base">
        Questions
      </Heading>
      <ul className="mt-0!">
        {props.questions.map((question) => (
          <li className="mt-0!" key={question}>
            {question}
          </li>
        ))}
      </ul>
    </div>
  );
}
