import { namesOf } from '@/lib/leasing/tools/fields';
import type { ToolSession } from './use-tool';

/** Says whose numbers the result is based on, or which fields it's waiting for. */
function originOfNumbers<Values extends object>({ tool, state }: ToolSession<Values>): string {
  const invalid = namesOf(tool.fields).find((name) => state.messages[name]);
  if (invalid) return `Not updated yet: fix “${tool.fields[invalid].label}”.`;
  const isOwn = Object.keys(state.given).length > 0;
  return isOwn ? 'Your numbers, and the example’s in gray' : 'The example’s numbers, not yours';
}

/**
 * The bar's space is as high as its longest sentence, so that the fields below don't move. Only
 * what it says is filled.
 */
const spaceLook = 'pointer-events-none -mx-gutter mt-5 -mb-4 min-h-32 sm:-mx-8 sm:min-h-23';
const barLook = 'pointer-events-auto border-tint-deep border-b bg-tint px-gutter py-3 sm:px-8';
/** The bar isn't sticky on a low screen, where it would cover most of the tool. */
const stickyLook = '[@media(min-height:22rem)]:sticky top-0 z-10 tall:top-(--header-height)';
const onPaperLook =
  'print:static! print:mx-0 print:my-1 print:min-h-0 print:*:border-0 print:*:p-0';

/**
 * The result in one sentence. It stays in view while the visitor fills in the fields below. Screen
 * readers read it, and any mistakes, after a field is left.
 */
export function ResultBar<Values extends object>(props: {
  session: ToolSession<Values>;
  sentence: string;
}) {
  const { session, sentence } = props;
  const { typing, hasChanged } = session.state;
  const messages = Object.values(session.state.messages);
  const originLook = messages.length > 0 ? 'font-semibold text-error-deep' : 'text-muted';
  return (
    <>
      <div className={`${spaceLook} ${stickyLook} ${onPaperLook}`}>
        <div className={barLook}>
          <p className="font-semibold text-sm leading-snug sm:text-base">{sentence}</p>
          <p className={`text-xs print:hidden ${originLook}`}>{originOfNumbers(session)}</p>
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
