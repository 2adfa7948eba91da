import { GetQuote } from '@/components/layout/get-quote';

/** The call to action at the end of a guide. */
export function AskForQuote() {
  return (
    <aside
      aria-label="Get a quote"
      className="mt-14 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 border-ink border-t-2 pt-6 print:hidden"
    >
      <p className="max-w-sm">
        <span className="block font-display font-semibold text-xl">Want real numbers for your car?</span>
        <span className="mt-1 block text-slate">Tell us the make, the model, and your yearly miles.</span>
      </p>
      <GetQuote variant="outline" />
    </aside>
  );
}
