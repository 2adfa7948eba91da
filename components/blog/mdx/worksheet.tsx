import { smartQuotes } from '@/lib/articles/smart-quotes';
import { elementId } from './element-id';

/** Lines to print and fill in by hand. */
export function Worksheet({ title, lines }: { title: string; lines: readonly string[] }) {
  const id = elementId('worksheet', title);
  return (
    <figure
      aria-labelledby={id}
      className="my-10 rounded-lg border border-sand-deep bg-white px-5 pt-5 pb-6 text-base sm:px-8 sm:pt-7 sm:pb-7 print:my-6 print:break-inside-avoid print:text-sm print:border-ink print:px-6"
    >
      <figcaption className="font-display font-semibold text-xl" id={id}>
        {smartQuotes(title)}
      </figcaption>
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
    </figure>
  );
}
