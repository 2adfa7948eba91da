import { useEffect, useRef, useState } from 'react';
import { problemsOf } from '@/lib/leasing/tools/tool-view';
import type { UsedTool } from './use-tool';

/** After this pause a screen reader reads the results, and not at every key. */
const SPEECH_DELAY_MS = 1200;

/** Tells a screen reader which values are newly wrong, and the result. */
export function Spoken<State extends object>(props: { used: UsedTool<State>; sentence: string }) {
  const { used, sentence } = props;
  const { changed } = used.state;
  const [said, setSaid] = useState('');
  const saidBefore = useRef<readonly string[]>([]);
  const problems = problemsOf(used.tool, used.verdict);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is new at each rendering
  useEffect(() => {
    if (!changed) return;
    const timer = setTimeout(() => {
      const fresh = problems.filter((problem) => !saidBefore.current.includes(problem));
      saidBefore.current = problems;
      setSaid([...fresh, sentence].join(' '));
    }, SPEECH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [problems.join(' '), sentence, changed]);
  // It is there before it has a text, because browsers don't announce a region that is added
  // together with its text.
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
}
