import { type Draft, type Drafts, readAddress } from './address';
import type { Tool } from './fields';

export type ToolState<State extends object> = {
  /** The last value of every field that could be read. */
  values: State;
  /** The last values that go together: what the results are calculated from. */
  usable: State;
  drafts: Drafts<State>;
  /** The field in which the visitor is typing; nothing is said against it yet. */
  editing: keyof State | null;
  /** Whether the visitor has changed anything; the address stays as it is until then. */
  changed: boolean;
  /** What a reset replaced, for Undo. */
  beforeReset: ToolState<State> | null;
};

export function startOf<State extends object>({ example }: Tool<State>): ToolState<State> {
  return {
    values: example,
    usable: example,
    drafts: {},
    editing: null,
    changed: false,
    beforeReset: null,
  };
}

function withValues<State extends object>(
  tool: Tool<State>,
  state: ToolState<State>,
  values: State,
): ToolState<State> {
  const usable = tool.problem?.(values) ? state.usable : values;
  return { ...state, values, usable, changed: true, beforeReset: null };
}

/** @param parameter the one whose unit is meant @returns the state after a key in a field */
export function typed<State extends object, Name extends keyof State>(
  tool: Tool<State>,
  state: ToolState<State>,
  name: Name,
  text: string,
  parameter: string,
): ToolState<State> {
  const parsed = tool.fields[name].parse(text, parameter);
  const draft: Draft = { text, parameter, message: parsed.ok ? null : parsed.message };
  const values = parsed.ok ? { ...state.values, [name]: parsed.value } : state.values;
  return {
    ...withValues(tool, state, values),
    drafts: { ...state.drafts, [name]: draft },
    editing: name,
  };
}

/** @returns the state after a choice, or after a value was converted to another unit */
export function chosen<State extends object, Name extends keyof State>(
  tool: Tool<State>,
  state: ToolState<State>,
  name: Name,
  value: State[Name],
): ToolState<State> {
  const { [name]: _, ...drafts } = state.drafts;
  const next = withValues(tool, state, { ...state.values, [name]: value });
  return { ...next, drafts: drafts as Drafts<State>, editing: null };
}

/** @returns the state after a pause: what could be read is written as usual, what couldn't has its message */
export function settled<State extends object>(state: ToolState<State>): ToolState<State> {
  const entries = Object.entries(state.drafts) as [string, Draft][];
  const wrong = entries.filter(([, { message }]) => message !== null);
  if (state.editing === null && wrong.length === entries.length) return state;
  return { ...state, drafts: Object.fromEntries(wrong) as Drafts<State>, editing: null };
}

/** @returns the example; what was there before can be undone */
export function reset<State extends object>(tool: Tool<State>, state: ToolState<State>): ToolState<State> {
  return { ...startOf(tool), changed: true, beforeReset: { ...state, changed: true } };
}

/** @returns the state that a shared address describes; what can't be used is in its field, with a message */
export function stateOfAddress<State extends object>(
  tool: Tool<State>,
  query: URLSearchParams,
): ToolState<State> {
  const { values, drafts } = readAddress(tool, query);
  return { ...withValues(tool, startOf(tool), values), drafts, changed: false };
}

/** @returns what a field shows, with commas in large numbers, and the parameter whose unit it has */
export function shownIn<State extends object>(
  tool: Tool<State>,
  state: ToolState<State>,
  name: keyof State,
): { text: string; parameter: string } {
  const draft = state.drafts[name];
  if (draft) return draft;
  const [parameter, text] = tool.fields[name].write(state.values[name]);
  const { grouped } = tool.fields[name];
  return {
    parameter,
    text: grouped ? text.replace(/^\d{4,}/, (digits) => digits.replace(/\B(?=(\d{3})+$)/g, ',')) : text,
  };
}

/** @returns what is wrong with the fields in which nobody is typing */
export function messagesOf<State extends object>(
  tool: Tool<State>,
  state: ToolState<State>,
): { readonly [Name in keyof State]?: string } {
  const problem = state.editing === null ? tool.problem?.(state.values) : null;
  const entries = Object.entries(state.drafts) as [keyof State, Draft][];
  const messages = entries.filter(([name, { message }]) => message !== null && name !== state.editing);
  return {
    ...(problem && { [problem.field]: problem.message }),
    ...Object.fromEntries(messages.map(([name, { message }]) => [name, message])),
  } as { readonly [Name in keyof State]?: string };
}

/** @returns whether the results leave something out that is typed */
export function isIncomplete<State extends object>(state: ToolState<State>): boolean {
  const drafts = Object.values(state.drafts) as Draft[];
  return state.usable !== state.values || drafts.some(({ message }) => message !== null);
}
