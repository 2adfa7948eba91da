import { useEffect, useRef, useState } from 'react';
import { takeEarlyInput } from '@/components/ui/early-input';
import { pushEvent } from '@/lib/analytics/events';
import type { Tool } from '@/lib/leasing/tools/tool';
import { startState, writeAddress } from '@/lib/leasing/tools/tool-address';
import { initialState, type ToolState } from '@/lib/leasing/tools/tool-state';
import { type Verdict, validate } from '@/lib/leasing/tools/tool-view';

/** The address is written after this pause in typing. */
const PAUSE_MS = 800;

export type UsedTool<State extends object> = {
  tool: Tool<State>;
  state: ToolState<State>;
  /** Of the state, worked out once for all fields. */
  verdict: Verdict<State>;
  update: (change: (before: ToolState<State>) => ToolState<State>) => void;
  /** Whether it responds: until then, the HTML has the example. */
  ready: boolean;
  /** For the element with the fields, each named by its first parameter. */
  form: React.RefObject<HTMLFormElement | null>;
};

/** Writes what the visitor gave into the address, without an entry in the history. */
function useAddress<State extends object>(tool: Tool<State>, state: ToolState<State>): void {
  useEffect(() => {
    if (!state.changed) return;
    const timer = setTimeout(() => {
      const { pathname, search, hash } = window.location;
      const query = String(writeAddress(tool, state.usable, new URLSearchParams(search)));
      window.history.replaceState(null, '', `${pathname}${query && `?${query}`}${hash}`);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [tool, state]);
}

/**
 * The state of a tool (a constant): the example, which is in the HTML, then the values of the
 * address and what was typed before.
 */
export function useTool<State extends object>(tool: Tool<State>): UsedTool<State> {
  const form = useRef<HTMLFormElement>(null);
  const [state, update] = useState<ToolState<State>>(initialState);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    update(startState(tool, query, takeEarlyInput(form.current)));
    setReady(true);
  }, [tool]);

  useAddress(tool, state);

  useEffect(() => {
    if (state.changed) pushEvent('tool_start', { place: tool.place });
  }, [tool, state.changed]);

  return { tool, state, verdict: validate(tool, state), update, ready, form };
}
