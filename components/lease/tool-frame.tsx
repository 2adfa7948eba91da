import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import type { UsedTool } from './use-tool';

/**
 * The box of a tool: title, what it is, the results that matter most, and whatever follows. Its fields stand in a form,
 * which is never sent: the numbers stay in the browser.
 *
 * @param props `numbers` stay in view while the fields below are filled in
 */
export function ToolFrame(props: {
  id: string;
  title: string;
  intro: string;
  tool: Pick<UsedTool<object>, 'form' | 'parameters'>;
  numbers: readonly { label: string; value: string }[];
  children: ReactNode;
}) {
  const { id, title, intro, tool, numbers, children } = props;
  return (
    <form
      aria-label={title}
      autoComplete="off"
      // The bar with the main results sticks below the header: what gets the focus isn't covered by it.
      className="[&_*]:scroll-mt-24 @container my-10 rounded-lg border border-sand-deep bg-white px-5 pt-5 pb-5 text-base sm:px-8 sm:pt-7 sm:pb-6 print:border-0 print:p-0 print:text-[9pt] print:leading-snug"
      data-island={tool.parameters}
      id={id}
      noValidate
      onSubmit={(event: FormEvent) => event.preventDefault()}
      ref={tool.form}
    >
      <h3 className="mt-0!">{title}</h3>
      <p className="mt-1 text-slate text-sm">{intro}</p>
      <p className="mt-2 hidden font-semibold text-sm noscript:block">
        Without scripts this is a worked example. Print it as a worksheet for your own numbers.
      </p>
      <dl className="-mx-5 mt-5 wrap-break-word @max-[13rem]:flex-wrap flex justify-between gap-x-3 bg-glass px-4 py-3 sm:-mx-8 sm:px-8 sm:*:flex-1 tall:sticky tall:top-(--header-height) tall:z-10 print:hidden">
        {numbers.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-slate text-xs">{label}</dt>
            <dd className="font-semibold text-sm tabular-nums xs:text-lg sm:font-display sm:text-2xl">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </form>
  );
}

/** Fields in two columns where there is room. Paper has the results alone: their formulas contain every value. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="mt-5 grid gap-5 sm:grid-cols-2 print:hidden">{children}</div>;
}

/** After this pause a screen reader reads the results, and not at every key. */
const SPEECH_DELAY_MS = 1200;

/** What is wrong with the values, and the result in a sentence for those who don't see it change. */
export function ToolMessages(props: {
  tool: Pick<UsedTool<object>, 'changed' | 'incomplete' | 'problems'>;
  summary: string;
}) {
  const { changed, incomplete, problems } = props.tool;
  const text = changed ? [...problems, props.summary].join(' ') : '';
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), SPEECH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <>
      {incomplete && (
        <p className="mt-3 font-semibold text-coral-deep text-sm print:hidden">
          One of the values can’t be used yet. The results leave it out.
        </p>
      )}
      {/* There from the start: browsers miss a region that comes with its text. */}
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  );
}

/** What a tool found: a sentence, then everything behind it, in two columns on paper. */
export function ToolResult({ sentence, children }: { sentence: string; children: ReactNode }) {
  return (
    <div className="mt-8 space-y-6 border-ink border-t-2 pt-6 print:mt-3 print:columns-2 print:gap-x-8 print:space-y-3 print:pt-3">
      <p className="text-balance font-display font-semibold text-xl print:text-base print:[column-span:all]">
        {sentence}
      </p>
      {children}
    </div>
  );
}
