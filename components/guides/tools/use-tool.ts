import { useEffect, useRef, useState } from 'react';
import { takeEarlyInput } from '@/components/ui/early-input';
import { pushEvent } from '@/lib/analytics/events';
import { withQuery } from '@/lib/format/with-query';
import { type Tool, valuesOf } from '@/lib/leasing/tools/tool';
import { linkWith, readAddress, writeAddress } from '@/lib/leasing/tools/tool-address';
import { initialState, type ToolState, verdictOn } from '@/lib/leasing/tools/tool-state';

/** The address is written after this pause in typing. */
const PAUSE_MS = 800;

/** Writes what the visitor gave into the address, without an entry in the history. */
function useAddress<State extends object>(tool: Tool<State>, state: ToolState<State>): void {
  useEffect(() => {
    if (!state.changed) return;
    const timer = setTimeout(() => {
      const { pathname, search, hash } = window.location;
      const query = writeAddress(tool, state.given, new URLSearchParams(search));
      window.history.replaceState(null, '', withQuery(pathname, query, hash));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [tool, state]);
}

/**
 * The state of a tool (a constant): the example, which is in the HTML, then the values of the
 * address and what was typed before.
 *
 * @returns `given`: what the visitor gave; `values`: that and the example's; `link`: the path with
 *   what was given, null for the example; `ready`: whether it responds; `form`: for its element,
 *   whose fields are named by their parameters
 */
export function useTool<State extends object>(tool: Tool<State>) {
  const form = useRef<HTMLFormElement>(null);
  const [state, update] = useState<ToolState<State>>(initialState);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    update(readAddress(tool, query, takeEarlyInput(form.current)));
    setReady(true);
  }, [tool]);

  useAddress(tool, state);

  useEffect(() => {
    if (state.changed) pushEvent('tool_start', { place: tool.place });
  }, [tool, state.changed]);

  const { given } = state;
  const isOwn = Object.keys(given).length > 0;
  return {
    tool,
    state,
    update,
    given,
    values: valuesOf(tool, given),
    // The address of the guide is known in the browser only, where something is given first.
    link: isOwn ? linkWith(tool, given, window.location.pathname) : null,
    verdict: verdictOn(tool, state),
    ready,
    form,
  };
}

export type UsedTool<State extends object> = ReturnType<typeof useTool<State>>;
