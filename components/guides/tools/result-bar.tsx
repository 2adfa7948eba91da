import type { UsedTool } from './use-tool';

/** @returns whose numbers the result is of */
function originOfNumbers<State extends object>({ state, verdict }: UsedTool<State>) {
  const { leftOut } = verdict;
  const [label, ...more] = leftOut;
  if (label === undefined) {
    const isExample = Object.keys(state.usable).length === 0;
    const text = isExample
      ? 'The example’s numbers, not yours'
      : 'Yours, and the example’s where marked';
    return { text, isWaiting: false };
  }
  const toFix = more.length > 0 ? `${leftOut.length} fields` : `“${label}”`;
  return { text: `Not updated yet: fix ${toFix}.`, isWaiting: true };
}

/** As wide as the tool, with room for a second line, so that little moves when there is one. */
const bar =
  '-mx-5 mt-5 flex min-h-18 flex-col justify-center bg-tint px-5 py-1.5 sm:-mx-8 sm:min-h-19 sm:px-8';
/** On a lower screen too little would be left beside it. */
const sticky = '[@media(min-height:22rem)]:sticky top-0 z-10 tall:top-(--header-height)';
const onPaper = 'print:static! print:mx-0 print:block print:p-0';

/** The result in one sentence, which stays in view while the fields below it are filled in. */
export function ResultBar<State extends object>(props: {
  used: UsedTool<State>;
  sentence: string;
}) {
  const { text, isWaiting } = originOfNumbers(props.used);
  const look = isWaiting ? 'font-semibold text-error-deep' : 'text-muted';
  return (
    <div className={`${bar} ${sticky} ${onPaper}`}>
      <p className="font-semibold text-sm leading-snug sm:text-base">{props.sentence}</p>
      <p className={`text-xs print:hidden ${look}`}>{text}</p>
    </div>
  );
}
