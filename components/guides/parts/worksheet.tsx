import { smartQuotes } from '@/lib/guides/smart-quotes';
import { TitledBox } from './titled-box';

/** Lines to print and fill in by hand. */
export function Worksheet({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <TitledBox kind="worksheet" title={title}>
      <ul className="mt-3 list-none pl-0!">
        {lines.map((line) => (
          <li
            className="mt-0! flex items-end gap-3 py-2 after:min-w-24 after:flex-1 after:border-control after:border-b after:content-['']"
            key={line}
          >
            {smartQuotes(line)}
          </li>
        ))}
      </ul>
    </TitledBox>
  );
}
