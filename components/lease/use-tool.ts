import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { pushEvent } from '@/lib/analytics/events';
import type { Tool } from '@/lib/lease/fields';
import {
  chosen,
  left,
  leftOut,
  messagesOf,
  nameOf,
  parametersOf,
  readAddress,
  reset,
  shownIn,
  startOf,
  type ToolState,
  typed,
  valuesOf,
  writeAddress,
} from '@/lib/lease/tool-state';

/** After this pause the address is written. */
const PAUSE_MS = 800;
/** A message that appears under the field that was left would move what is being clicked. */
const CLICK_MS = 250;

function isChanged(element: Element): element is HTMLInputElement | HTMLSelectElement {
  if (element instanceof HTMLSelectElement) return !element.selectedOptions[0]?.defaultSelected;
  return element instanceof HTMLInputElement && element.value !== element.defaultValue;
}

/**
 * The state of a tool. It starts with the example, which is in the HTML; after hydration come the values of the address,
 * and then what the visitor has typed before. The address follows the first change, so that it can be shared.
 *
 * @param tool must be a constant
 * @returns `form` for the element with the fields, each named by its first parameter; `field` and `choice` give the
 *   properties of NumberField and Select; `given` and `usable` are what the visitor gave, all of it and what the results
 *   are of; `values` and `results` are those with the example's for the rest
 */
export function useTool<State extends object>(tool: Tool<State>) {
  const form = useRef<HTMLFormElement>(null);
  const [state, update] = useState<ToolState<State>>(() => startOf());
  const [ready, setReady] = useState(false);
  const messages = messagesOf(tool, state);
  const values = valuesOf(tool, state.given);
  const isOwn = Object.keys(state.given).length > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    let start = readAddress(tool, new URLSearchParams(window.location.search));
    for (const element of [...(form.current?.elements ?? [])].filter(isChanged)) {
      const name = nameOf(tool, element.name);
      if (name !== undefined) start = left(typed(tool, start, name, element.value), name);
    }
    update(start);
    setReady(true);
  }, []);

  const query = () => writeAddress(tool, state.given, new URLSearchParams(window.location.search));
  /** The path of the guide with the values that can be used. */
  const link = () => `${window.location.pathname}?${writeAddress(tool, state.usable)}#${tool.id}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `query` is made of these
  useEffect(() => {
    if (!state.changed) return;
    const timer = setTimeout(() => {
      const { pathname, hash } = window.location;
      const text = query().toString();
      window.history.replaceState(null, '', `${pathname}${text && `?${text}`}${hash}`);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [state]);

  const place = tool.id.replaceAll('-', '_');
  useEffect(() => {
    if (state.changed) pushEvent('tool_start', { place });
  }, [state.changed, place]);

  const nameOfInput = (name: keyof State) => tool.fields[name].parameters[0];
  const choose = (choices: Partial<State>) => update((before) => chosen(tool, before, choices));
  const isExample = (name: keyof State) =>
    isOwn && !Object.hasOwn(state.given, name) && tool.fields[name].write(values[name]) !== '';
  const common = (name: keyof State) => ({
    name: nameOfInput(name),
    label: tool.fields[name].label,
    example: isExample(name),
  });
  function field(name: keyof State) {
    return {
      ...common(name),
      text: shownIn(tool, state, name),
      error: messages[name],
      note: state.drafts[name]?.note,
      onText: (text: string) => update((before) => typed(tool, before, name, text)),
      onLeave: () => setTimeout(() => update((before) => left(before, name)), CLICK_MS),
    };
  }
  function choice<Name extends keyof State>(
    name: Name,
    options: Readonly<Record<State[Name] & string, string>>,
  ) {
    return {
      ...common(name),
      id: `field-${nameOfInput(name)}`,
      options: Object.entries<string>(options).map(([value, label]) => ({ value, label })),
      value: String(values[name]),
      onChange: (event: ChangeEvent<HTMLSelectElement>) =>
        choose({ [name]: event.target.value } as unknown as Partial<State>),
    };
  }
  return {
    id: tool.id,
    form,
    place,
    parameters: parametersOf(tool),
    ready,
    changed: state.changed,
    given: state.given,
    usable: state.usable,
    values,
    results: valuesOf(tool, state.usable),
    examples: (Object.keys(tool.fields) as (keyof State)[])
      .filter(isExample)
      .map((name) => tool.fields[name].label.toLowerCase()),
    leftOut: leftOut(tool, state),
    messages,
    problems: (Object.keys(messages) as (keyof State)[]).map(
      (name) => `${tool.fields[name].label}: ${messages[name]}`,
    ),
    field,
    choice,
    choose,
    /** Starts again with these values; what was there before can be undone. */
    fill: (filled: Partial<State>) =>
      update((before) => ({ ...chosen(tool, startOf<State>(), filled), beforeReset: before })),
    reset: () => update(reset),
    undo: state.beforeReset && (() => update(({ beforeReset }) => beforeReset ?? startOf())),
    query,
    link,
  };
}

export type UsedTool<State extends object> = ReturnType<typeof useTool<State>>;
/** Any tool, without its fields. */
export type AnyTool = Omit<UsedTool<object>, 'field' | 'choice' | 'choose' | 'fill'>;
