import { useEffect, useRef, useState } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { NumberField, SelectField, TextField } from '@/components/ui/fields';
import { carInWords } from '@/lib/leasing/tools/fields';
import type { AnyTool, UsedTool } from './use-tool';

function originOfNumbers({ usable, leftOut }: AnyTool): string {
  const [label, ...more] = leftOut;
  if (label)
    return `As before. Check ${more.length > 0 ? `${leftOut.length} fields` : label.replace(/,.*/, '')}.`;
  return Object.keys(usable).length === 0
    ? 'The example’s numbers, not yours'
    : 'Yours, and the example’s where marked';
}

type Props = {
  title: string;
  intro: string;
  tool: AnyTool;
  sentence: string;
  children: React.ReactNode;
};

/**
 * Its fields stand in a form that is never sent. The sentence stays in view while the fields below
 * it are filled in.
 */
export function ToolFrame({ title, intro, tool, sentence, children }: Props) {
  return (
    <form
      aria-label={title}
      autoComplete="off"
      // The bar with the result sticks below the header: what gets the focus isn't covered by it.
      className="[&_*]:scroll-mt-44 @container my-10 rounded-lg border border-line-deep bg-white px-5 pt-5 pb-5 text-base sm:px-8 sm:pt-7 sm:pb-6 print:border-0 print:p-0 print:text-xs print:leading-snug"
      data-island={tool.parameters}
      data-place={tool.place}
      id={tool.id}
      noValidate
      onSubmit={(event: React.FormEvent) => event.preventDefault()}
      ref={tool.form}
    >
      <h3 className="mt-0!">{title}</h3>
      <p className="mt-1 text-muted text-sm print:hidden">{intro}</p>
      <p className="mt-2 hidden font-semibold text-sm noscript:block">
        Without scripts this is a worked example.
      </p>
      <div className="-mx-5 mt-5 bg-tint px-5 py-2 sm:-mx-8 sm:px-8 tall:top-(--header-height) [@media(min-height:22rem)]:sticky top-0 z-10 print:static! print:mx-0 print:p-0">
        <p className="flex min-h-[4lh] items-center font-semibold text-sm leading-snug sm:min-h-[2lh] sm:text-base print:min-h-0">
          {sentence}
        </p>
        <p
          className={`truncate text-xs print:hidden ${tool.leftOut.length > 0 ? 'font-semibold text-error-deep' : 'text-muted'}`}
        >
          {originOfNumbers(tool)}
        </p>
      </div>
      {tool.ready && <PaperHead tool={tool} />}
      <Spoken summary={sentence} tool={tool} />
      {children}
    </form>
  );
}

/**
 * The first line on paper: for which car, whose numbers, of which day, and the address where they
 * can be changed.
 */
function PaperHead({ tool }: { tool: AnyTool }) {
  const own = Object.keys(tool.usable).length > 0;
  return (
    <p className="wrap-anywhere hidden text-paper print:block">
      {[
        carInWords(tool.results),
        own
          ? `Your numbers; the example’s: ${tool.examples.join(', ') || 'none'}`
          : 'The example’s numbers',
        new Date().toLocaleDateString('en-US', { dateStyle: 'long' }),
        `${window.location.origin}${own ? tool.link() : window.location.pathname}`,
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}

type ReservedProps = { ready: boolean; className: string; children: React.ReactNode };

/** Room for what comes when the tool responds, so that nothing below it moves. */
export function Reserved({ ready, className, children }: ReservedProps) {
  return <div className={`${className} noscript:hidden print:hidden`}>{ready && children}</div>;
}

/** After this pause a screen reader reads the results, and not at every key. */
const SPEECH_DELAY_MS = 1200;

/** Tells a screen reader which values are newly wrong, and the result. */
function Spoken({ tool, summary }: { tool: AnyTool; summary: string }) {
  const [said, setSaid] = useState('');
  const old = useRef<readonly string[]>([]);
  const problems = tool.problems.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `problems` is made of them
  useEffect(() => {
    if (!tool.changed) return;
    const timer = setTimeout(() => {
      const fresh = tool.problems.filter((problem) => !old.current.includes(problem));
      old.current = tool.problems;
      setSaid([...fresh, summary].join(' '));
    }, SPEECH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [problems, summary, tool.changed]);
  // It is there before it has a text, because browsers don't announce a region that is added
  // together with its text.
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
}

/** What is behind the sentence, in two columns on paper. */
export function ToolResult({ children }: { children: React.ReactNode }) {
  return (
    <div className="mt-8 space-y-6 print:mt-3 print:columns-2 print:gap-x-8 print:space-y-3">
      {children}
    </div>
  );
}

type FieldProps<State extends object> = { tool: UsedTool<State>; name: keyof State };

export function ToolField<State extends object>({ tool, name }: FieldProps<State>) {
  const { control, options = {}, help, unit, whole, ...field } = tool.field(name);
  if (control === 'select')
    return (
      <SelectField
        {...field}
        options={Object.entries(options).map(([value, label]) => ({ value, label }))}
      />
    );
  if (control) return <TextField {...field} type={control} />;
  const more = help && (
    <Reserved className="col-span-full min-h-11" ready={tool.ready}>
      <Disclosure className="text-muted text-sm" summary="Where to find it">
        {help}
      </Disclosure>
    </Reserved>
  );
  return <NumberField {...field} more={more} unit={unit} whole={whole} />;
}

type ListProps<State extends object> = {
  tool: UsedTool<State>;
  names: readonly (keyof State & string)[];
};

/**
 * Fields in two columns where there is room. Paper has the results alone: their formulas contain
 * every value.
 */
export function ToolFields<State extends object>({ tool, names }: ListProps<State>) {
  return (
    <div className="mt-5 grid gap-5 sm:grid-cols-2 print:hidden">
      {names.map((name) => (
        <ToolField key={name} name={name} tool={tool} />
      ))}
    </div>
  );
}
