import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { pushEvent } from '@/lib/analytics/events';
import type { Tool } from '@/lib/lease/fields';
import {
  checked,
  filled,
  left,
  nameOf,
  parametersOf,
  readAddress,
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
 *   properties of NumberField and Select; `usable` is what the visitor gave and the results are of, and `results` has
 *   the example's values for the rest
 */
export function useTool<State extends object>(tool: Tool<State>) {
  const form = useRef<HTMLFormElement>(null);
  const [state, update] = useState<ToolState<State>>(startOf);
  const [ready, setReady] = useState(false);
  const { messages, notes, leftOut } = checked(tool, state);
  const results = valuesOf(tool, state.usable);
  const isOwn = Object.keys(state.texts).length > 0;
  const names = Object.keys(tool.fields) as (keyof State)[];

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

  const query = () => writeAddress(tool, state.usable, new URLSearchParams(window.location.search));
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

  const isExample = (name: keyof State) =>
    isOwn && !Object.hasOwn(state.texts, name) && tool.fields[name].write(results[name]) !== '';
  const common = (name: keyof State) => ({
    name: tool.fields[name].parameters[0],
    label: tool.fields[name].label,
    example: isExample(name),
  });
  return {
    id: tool.id,
    form,
    place,
    parameters: parametersOf(tool),
    ready,
    changed: state.changed,
    usable: state.usable,
    results,
    examples: names.filter(isExample).map((name) => tool.fields[name].label.toLowerCase()),
    leftOut,
    messages,
    problems: names.flatMap((name) =>
      messages[name] ? `${tool.fields[name].label}: ${messages[name]}` : [],
    ),
    field: (name: keyof State) => ({
      ...common(name),
      text: shownIn(tool, state, name),
      error: messages[name],
      note: notes[name],
      onText: (text: string) => update((before) => typed(tool, before, name, text)),
      onLeave: () => setTimeout(() => update((before) => left(before, name)), CLICK_MS),
    }),
    choice: (name: keyof State) => ({
      ...common(name),
      id: `field-${tool.fields[name].parameters[0]}`,
      options: Object.entries(tool.fields[name].options ?? {}).map(([value, label]) => ({ value, label })),
      value: shownIn(tool, state, name),
      onChange: ({ target }: ChangeEvent<HTMLSelectElement>) =>
        update((before) => left(typed(tool, before, name, target.value), name)),
    }),
    /** Starts again with these values; what was there before can be undone. */
    fill: (values: Partial<State>) => update((before) => filled(tool, values, before)),
    undo: state.beforeReset && (() => update({ ...startOf<State>(), ...state.beforeReset, changed: true })),
    query,
    /** The path of the guide with the values that can be used. */
    link: () => {
      const text = writeAddress(tool, state.usable).toString();
      return `${window.location.pathname}${text && `?${text}`}#${tool.id}`;
    },
  };
}

export type UsedTool<State extends object> = ReturnType<typeof useTool<State>>;
/** Any tool, without its fields. */
export type AnyTool = Omit<UsedTool<object>, 'field' | 'choice' | 'fill'> & {
  fill: (values: object) => void;
};
