import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { nameOf, parametersOf, writeAddress } from '@/lib/lease/address';
import type { Tool } from '@/lib/lease/fields';
import {
  chosen,
  isIncomplete,
  messagesOf,
  reset,
  settled,
  shownIn,
  startOf,
  stateOfAddress,
  type ToolState,
  typed,
} from '@/lib/lease/tool-state';

/** After this pause the address is written, and what can't be read gets its message. */
const PAUSE_MS = 800;

function isChanged(element: Element): element is HTMLInputElement | HTMLSelectElement {
  if (element instanceof HTMLSelectElement) return !element.selectedOptions[0]?.defaultSelected;
  if (!(element instanceof HTMLInputElement)) return false;
  if (element.type === 'radio') return element.checked && !element.defaultChecked;
  return element.value !== element.defaultValue;
}

/**
 * The state of a tool. It starts with the example, which is in the HTML; after hydration come the values of the address,
 * and then what the visitor has typed before. The address follows the first change, so that it can be shared.
 *
 * @param tool must be a constant
 * @returns `form` for the element with the fields, each named by its first parameter; `field` and `choice` give the
 *   properties of NumberField and Select
 */
export function useTool<State extends object>(tool: Tool<State>) {
  const form = useRef<HTMLFormElement>(null);
  const [state, update] = useState<ToolState<State>>(() => startOf(tool));
  const [ready, setReady] = useState(false);
  const messages = messagesOf(tool, state);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    let start = stateOfAddress(tool, new URLSearchParams(window.location.search));
    for (const element of [...(form.current?.elements ?? [])].filter(isChanged)) {
      const name = nameOf(tool, element.name);
      if (name === undefined) continue;
      start = typed(tool, start, name, element.value, shownIn(tool, start, name).parameter);
    }
    update(start);
    setReady(true);
  }, []);

  const query = () => writeAddress(tool, state.values, new URLSearchParams(window.location.search));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `query` is made of these
  useEffect(() => {
    if (!state.changed) return;
    const timer = setTimeout(() => {
      update(settled);
      const { pathname, hash } = window.location;
      const text = query().toString();
      window.history.replaceState(null, '', `${pathname}${text && `?${text}`}${hash}`);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const nameOfInput = (name: keyof State) => tool.fields[name].parameters[0] ?? '';
  function choose<Name extends keyof State>(name: Name, value: State[Name]): void {
    update((before) => chosen(tool, before, name, value));
  }
  function field(name: keyof State) {
    const { text, parameter } = shownIn(tool, state, name);
    return {
      name: nameOfInput(name),
      label: tool.fields[name].label,
      text,
      parameter,
      error: messages[name],
      onText: (typedText: string) => update((before) => typed(tool, before, name, typedText, parameter)),
      onLeave: () => update(settled),
    };
  }
  function choice<Name extends keyof State>(
    name: Name,
    options: Readonly<Record<State[Name] & string, string>>,
  ) {
    return {
      id: `field-${nameOfInput(name)}`,
      name: nameOfInput(name),
      label: tool.fields[name].label,
      options: Object.entries<string>(options).map(([value, label]) => ({ value, label })),
      value: String(state.values[name]),
      onChange: (event: ChangeEvent<HTMLSelectElement>) => choose(name, event.target.value as State[Name]),
    };
  }
  return {
    form,
    parameters: parametersOf(tool),
    ready,
    changed: state.changed,
    values: state.values,
    usable: state.usable,
    messages,
    problems: (Object.keys(messages) as (keyof State)[]).map(
      (name) => `${tool.fields[name].label}: ${messages[name]}`,
    ),
    incomplete: isIncomplete(state),
    field,
    choice,
    choose,
    reset: () => update((before) => reset(tool, before)),
    undo: state.beforeReset && (() => update(({ beforeReset }) => beforeReset ?? startOf(tool))),
    query,
  };
}

export type UsedTool<State extends object> = ReturnType<typeof useTool<State>>;
