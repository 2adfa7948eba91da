import { useEffect, useRef, useState } from 'react';
import { readEarlyInput } from '@/components/ui/read-early-input';
import { withQuery } from '@/lib/format/with-query';
import {
  afterLeaving,
  afterReset,
  afterTyping,
  initialState,
  queryWith,
  stateFromQuery,
  type Tool,
} from '@/lib/leasing/tools/tool-state';
import { type EventPlace, pushEvent } from '@/lib/measuring/events';

/**
 * A tool and its state: first the example, as in the HTML, then the values from the URL and what
 * was typed before React was ready.
 *
 * @param tool a constant
 * @returns `numbersPath`: the path with what was given, undefined without any; `numbersUrl`: its
 *   URL; `isReady`: whether the tool responds
 */
export function useTool(tool: Tool) {
  const formRef = useRef<HTMLFormElement>(null);
  const [state, setState] = useState(initialState);
  const [isReady, setReady] = useState(false);
  const { given, typing, hasChanged } = state;
  // The names in events have underscores.
  const eventPlace = tool.id.replaceAll('-', '_') as EventPlace;

  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    setState(stateFromQuery(tool, query, readEarlyInput(formRef.current)));
    setReady(true);
  }, [tool]);

  useEffect(() => {
    // Safari allows only 100 URL changes in 30 seconds.
    if (!hasChanged || typing !== null) return;
    const { pathname, search, hash } = window.location;
    const query = queryWith(tool, given, new URLSearchParams(search));
    window.history.replaceState(null, '', withQuery(pathname, query, hash));
  }, [tool, hasChanged, typing, given]);

  useEffect(() => {
    if (hasChanged) pushEvent('tool_start', { place: eventPlace });
  }, [eventPlace, hasChanged]);

  const path = () => withQuery(window.location.pathname, queryWith(tool, given), `#${tool.id}`);
  return {
    ...tool,
    state,
    typeText: (name: string, text: string) =>
      setState((now) => afterTyping(tool, now, { name, text })),
    leaveField: () => setState((now) => afterLeaving(tool, now)),
    reset: () => setState(afterReset),
    // Only the browser knows the guide's URL. On the server, nothing is given yet.
    numbersPath: Object.keys(given).length > 0 ? path() : undefined,
    numbersUrl: () => window.location.origin + path(),
    eventPlace,
    isReady,
    formRef,
  };
}

export type ToolOnPage = ReturnType<typeof useTool>;
