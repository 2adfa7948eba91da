import { useEffect, useRef, useState } from 'react';
import { takeEarlyInput } from '@/components/ui/take-early-input';
import { withQuery } from '@/lib/format/with-query';
import {
  initialState,
  linkWith,
  queryFromState,
  stateFromQuery,
  type Tool,
  type ToolState,
  valuesOf,
} from '@/lib/leasing/tools/tool';
import { pushEvent } from '@/lib/measuring/events';

/**
 * The state of a tool: first the example, as in the HTML, then the values from the URL and what was
 * typed before React was ready.
 *
 * @param tool a constant
 * @returns `values`: what the visitor gave, completed by the example; `link`: the path with what
 *   was given, null without any; `ready`: whether the tool responds; `form`: a ref for its element,
 *   whose fields are named like their parameters
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
    // Safari allows only 100 URL changes in 30 seconds.
    if (!changed || typing !== null) return;
    const { pathname, search, hash } = window.location;
    const query = queryFromState(tool, given, new URLSearchParams(search));
    window.history.replaceState(null, '', withQuery(pathname, query, hash));
  }, [tool, changed, typing, given]);

  useEffect(() => {
    if (changed) pushEvent('tool_start', { place: tool.place });
  }, [tool, changed]);

  const path = () => linkWith(tool, given, window.location.pathname);
  return {
    tool,
    state,
    update,
    values: valuesOf(tool, given),
    // Only the browser knows the guide's URL. On the server, nothing is given yet.
    link: Object.keys(given).length > 0 ? path() : null,
    url: () => window.location.origin + path(),
    ready,
    form,
  };
}

export type ToolSession<State extends object> = ReturnType<typeof useTool<State>>;
