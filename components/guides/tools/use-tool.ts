import { useEffect, useRef, useState } from 'react';
import { takeEarlyInput } from '@/components/ui/early-input';
import { pushEvent } from '@/lib/analytics/events';
import { withQuery } from '@/lib/format/with-query';
import {
  initialState,
  linkWith,
  problemsIn,
  queryFromState,
  stateFromQuery,
  type Tool,
  type ToolState,
  valuesOf,
} from '@/lib/leasing/tools/tool';

/**
 * The state of a tool (a constant): the example, which is in the HTML, then the values of the
 * URL and what was typed before.
 *
 * @returns `given`: what the visitor gave; `values`: that and the example's; `link`: the path with
 *   what was given, null for the example; `ready`: whether it responds; `form`: for its element,
 *   whose fields are named by their parameters
 */
export function useTool<State extends object>(tool: Tool<State>) {
  const form = useRef<HTMLFormElement>(null);
  const [state, update] = useState<ToolState<State>>(initialState);
  const [ready, setReady] = useState(false);
  const { given, typing, changed } = state;

  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    update(stateFromQuery(tool, query, takeEarlyInput(form.current)));
    setReady(true);
  }, [tool]);

  useEffect(() => {
    // Safari refuses more than 100 changes of the URL in half a minute.
    if (!changed || typing !== null) return;
    const { pathname, search, hash } = window.location;
    const query = queryFromState(tool, given, new URLSearchParams(search));
    window.history.replaceState(null, '', withQuery(pathname, query, hash));
  }, [tool, changed, typing, given]);

  useEffect(() => {
    if (changed) pushEvent('tool_start', { place: tool.place });
  }, [tool, changed]);

  return {
    tool,
    state,
    update,
    given,
    values: valuesOf(tool, given),
    // The URL of the guide is known in the browser only, where something is given first.
    link: Object.keys(given).length > 0 ? linkWith(tool, given, window.location.pathname) : null,
    problems: problemsIn(tool, state),
    ready,
    form,
  };
}

export type ToolSession<State extends object> = ReturnType<typeof useTool<State>>;
