import { GetQuote } from '@/components/layout/get-quote';
import { pages } from '@/lib/content/pages';

/** The call to action at the end of a guide. */
export function AskForQuote() {
  const { heading, text } = pages.guide.quote;
  return (
    <aside
      aria-label="Get a quote"
      className="mt-14 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 border-ink border-t-2 pt-6 print:hidden"
    >
      <p className="max-w-sm">
        <span className="block font-display font-semibold text-xl">{heading}</span>
        <span className="mt-1 block text-slate">{text}</span>
      </p>
      <GetQuote variant="outline" />
    </aside>
  );
}
