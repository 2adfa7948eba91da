import type { ToolOnPage } from './use-tool';

function originOfNumbers({ fields, state }: ToolOnPage): string {
  const [, invalid] = Object.entries(fields).find(([name]) => state.messages[name]) ?? [];
  if (invalid) return `Not updated yet: fix “${invalid.label}”.`;
  const isOwn = Object.keys(state.given).length > 0;
  return isOwn ? 'Your numbers, and the example’s in gray' : 'The example’s numbers, not yours';
}

/**
 * The bar's space is as high as its longest sentence, so that the fields below don't move. Only
 * what it says is filled.
 */
const barSpaceLook = 'pointer-events-none -mx-gutter mt-5 -mb-4 min-h-32 sm:-mx-8 sm:min-h-23';
const barLook = 'pointer-events-auto border-tint-deep border-b bg-tint px-gutter py-3 sm:px-8';
/** The bar isn't sticky on a low screen, where it would cover most of the tool. */
const stickyLook = '[@media(min-height:22rem)]:sticky top-0 z-10 tall:top-(--header-height)';
const barOnPaperLook =
  'print:static! print:mx-0 print:my-1 print:min-h-0 print:*:border-0 print:*:p-0';

/**
 * The result in one sentence. It stays in view while the visitor fills in the fields below. Screen
 * readers read it, and any mistakes, after a field is left.
 */
function ResultBar({ tool, sentence }: { tool: ToolOnPage; sentence: string }) {
  const { typing, hasChanged } = tool.state;
  const messages = Object.values(tool.state.messages);
  const originLook = messages.length > 0 ? 'font-semibold text-error-deep' : 'text-muted';
  return (
    <>
      <div className={`${barSpaceLook} ${stickyLook} ${barOnPaperLook}`}>
        <div className={barLook}>
          <p className="font-semibold text-sm leading-snug sm:text-base">{sentence}</p>
          <p className={`text-xs print:hidden ${originLook}`}>{originOfNumbers(tool)}</p>
        </div>
      </div>
      {/* In the page from the start, because browsers don't announce a region that is added with
          its text. */}
      <p className="sr-only" role="status">
        {hasChanged && typing === null ? [...messages, sentence].join(' ') : ''}
      </p>
    </>
  );
}

function DateAndUrl({ url }: { url: string }) {
  const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
  return <p className="wrap-anywhere hidden text-print print:block">{`${today} · ${url}`}</p>;
}

type Props = {
  tool: ToolOnPage;
  intro: React.ReactNode;
  sentence: string;
  /** What can be done with the result. The bar with the sentence ends above it. */
  actions: React.ReactNode;
  children: React.ReactNode;
};

const boxLook = '@container my-10 rounded-lg border border-line-deep bg-white text-base';
const boxPaddingLook = 'px-gutter py-5 sm:px-8 sm:pt-7 sm:pb-6';
/** The sticky result bar would cover elements that get the focus. */
const belowBarLook = '[&_*]:scroll-mt-48';
const onPaperLook = 'print:my-0 print:border-0 print:p-0 print:text-xs print:leading-snug';

export function ToolForm({ tool, intro, sentence, actions, children }: Props) {
  const { id, title, eventPlace, formRef, isReady, numbersUrl } = tool;
  return (
    <form
      aria-label={title}
      autoComplete="off"
      className={`${boxLook} ${boxPaddingLook} ${belowBarLook} ${onPaperLook}`}
      data-place={eventPlace}
      id={id}
      noValidate
      onSubmit={(event: React.FormEvent) => event.preventDefault()}
      ref={formRef}
    >
      <h3 className="mt-0!">{title}</h3>
      <p className="mt-1 text-muted text-sm print:hidden">{intro}</p>
      <p className="mt-2 hidden font-semibold text-sm noscript:block">
        Without scripts this is a worked example.
      </p>
      <div>
        <ResultBar sentence={sentence} tool={tool} />
        {isReady && <DateAndUrl url={numbersUrl()} />}
        {children}
      </div>
      {actions}
    </form>
  );
}

const twoColumnsOnPaperLook =
  'print:mt-3 print:columns-2 print:gap-x-8 print:space-y-3 print:*:break-inside-avoid';

export function ToolExplanation({ children }: { children: React.ReactNode }) {
  return <div className={`mt-8 space-y-6 ${twoColumnsOnPaperLook}`}>{children}</div>;
}

export function ToolNote({ children }: { children: React.ReactNode }) {
  return <p className="text-sm print:text-print">{children}</p>;
}
