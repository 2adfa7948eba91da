import { useEffect, useState } from 'react';
import type { UsedTool } from './use-tool';

/** @returns whose numbers the result is of */
function originOfNumbers<State extends object>({ given, verdict }: UsedTool<State>) {
  const { leftOut } = verdict;
  if (leftOut.length > 0) {
    const toFix = leftOut.length > 1 ? `${leftOut.length} fields` : `“${leftOut[0]}”`;
    return { text: `Not updated yet: fix ${toFix}.`, isWaiting: true };
  }
  const isOwn = Object.keys(given).length > 0;
  const text = isOwn ? 'Yours, and the example’s where marked' : 'The example’s numbers, not yours';
  return { text, isWaiting: false };
}

/** After this pause a screen reader reads the results, and not at every key. */
const SPEECH_DELAY_MS = 1200;

function useSaid(text: string, isWanted: boolean): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => setSaid(text), SPEECH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, isWanted]);
  return said;
}

/** As wide as the tool, with room for a second line, so that little moves when there is one. */
const bar =
  '-mx-5 mt-5 flex min-h-18 flex-col justify-center bg-tint px-5 py-1.5 sm:-mx-8 sm:min-h-19 sm:px-8';
/** On a lower screen too little would be left beside it. */
const sticky = '[@media(min-height:22rem)]:sticky top-0 z-10 tall:top-(--header-height)';
const onPaper = 'print:static! print:mx-0 print:block print:p-0';

/**
 * The result in one sentence, which stays in view while the fields below it are filled in. A screen
 * reader hears it after a pause, with what is wrong.
 */
export function ResultBar<State extends object>(props: {
  used: UsedTool<State>;
  sentence: string;
}) {
  const { used, sentence } = props;
  const { text, isWaiting } = originOfNumbers(used);
  const look = isWaiting ? 'font-semibold text-error-deep' : 'text-muted';
  const messages = Object.values(used.verdict.messages);
  const said = useSaid([...messages, sentence].join(' '), used.state.changed);
  return (
    <>
      <div className={`${bar} ${sticky} ${onPaper}`}>
        <p className="font-semibold text-sm leading-snug sm:text-base">{sentence}</p>
        <p className={`text-xs print:hidden ${look}`}>{text}</p>
      </div>
      {/* In the page from the start: browsers don't announce a region that comes with its text. */}
      <p className="sr-only" role="status">
        {said}
      </p>
    </>
  );
}
