import { type RefObject, useEffect, useState } from 'react';
import { parametersOf, queryFromState } from '@/lib/lease/query';
import {
  chosen,
  isIncomplete,
  messagesOf,
  nameOf,
  reset,
  settled,
  shownIn,
  startOf,
  stateOfAddress,
  type Tool,
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
 * @param form holds the fields, each named by its first parameter @param tool must be a constant
 * @returns `field` and `choice` give the properties of NumberField and ChoiceField
 */
export function useTool<State extends object>(form: RefObject<HTMLFormElement | null>, tool: Tool<State>) {
  const [state, update] = useState<ToolState<State>>(() => startOf(tool));
  const [ready, setReady] = useState(false);
  const messages = messagesOf(tool, state);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    let start = stateOfAddress(tool, new URLSearchParams(window.location.search));
    const own = new Set(parametersOf(tool.fields).split(' '));
    for (const element of [...(form.current?.elements ?? [])].filter(isChanged)) {
      if (!own.has(element.name)) continue;
      const name = nameOf(tool, element.name);
      start = typed(tool, start, name, element.value, shownIn(tool, start, name).parameter);
    }
    update(start);
    setReady(true);
  }, []);

  const query = () =>
    queryFromState(tool.fields, tool.example, state.values, new URLSearchParams(window.location.search));
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
      name: nameOfInput(name),
      legend: tool.fields[name].label,
      options: Object.entries<string>(options).map(([value, label]) => ({ value, label })),
      value: String(state.values[name]),
      onChoose: (value: string) => choose(name, value as State[Name]),
    };
  }
  return {
    ready,
    changed: state.changed,
    values: state.values,
    usable: state.usable,
    messages,
    incomplete: isIncomplete(state),
    field,
    choice,
    choose,
    reset: () => update((before) => reset(tool, before)),
    undo: state.beforeReset && (() => update(({ beforeReset }) => beforeReset ?? startOf(tool))),
    query,
  };
}
