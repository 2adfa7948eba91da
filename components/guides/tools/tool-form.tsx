import { ResultBar } from './result-bar';
import type { ToolSession } from './use-tool';

/** Says on paper when these numbers were typed, and where to change them. */
function DateAndUrl({ url }: { url: string }) {
  const today = new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
  return <p className="wrap-anywhere hidden text-print print:block">{`${today} · ${url}`}</p>;
}

type Props<Values extends object> = {
  session: ToolSession<Values>;
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

export function ToolForm<Values extends object>(props: Props<Values>) {
  const { session, intro, sentence, actions, children } = props;
  const { tool, formRef, isReady, toolUrl } = session;
  return (
    <form
      aria-label={tool.title}
      autoComplete="off"
      className={`${boxLook} ${boxPaddingLook} ${belowBarLook} ${onPaperLook}`}
      data-place={tool.eventPlace}
      id={tool.id}
      noValidate
      onSubmit={(event: React.FormEvent) => event.preventDefault()}
      ref={formRef}
    >
      <h3 className="mt-0!">{tool.title}</h3>
      <p className="mt-1 text-muted text-sm print:hidden">{intro}</p>
      <p className="mt-2 hidden font-semibold text-sm noscript:block">
        Without scripts this is a worked example.
      </p>
      <div>
        <ResultBar sentence={sentence} session={session} />
        {isReady && <DateAndUrl url={toolUrl()} />}
        {children}
      </div>
      {actions}
    </form>
  );
}

const twoColumnsOnPaperLook =
  'print:mt-3 print:columns-2 print:gap-x-8 print:space-y-3 print:*:break-inside-avoid';

/** What is behind the sentence. */
export function ToolExplanation({ children }: { children: React.ReactNode }) {
  return <div className={`mt-8 space-y-6 ${twoColumnsOnPaperLook}`}>{children}</div>;
}

/** One or two sentences about single numbers of the result. */
export function ToolNote({ children }: { children: React.ReactNode }) {
  return <p className="text-sm print:text-print">{children}</p>;
}
