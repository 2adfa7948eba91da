import { useEffect, useRef, useState } from 'react';
import { type Place, pushEvent } from '@/lib/analytics/events';
import { changedFields } from '@/lib/browser/changed-fields';
import type { Field } from '@/lib/leasing/tools/fields';
import { nameOf, parametersOf, readAddress, writeAddress } from '@/lib/leasing/tools/tool-address';
import {
  afterLeaving,
  afterTyping,
  displayedText,
  initialState,
  reset,
  type Tool,
  type ToolState,
  validate,
  valuesOf,
} from '@/lib/leasing/tools/tool-state';

/** The address is written after this pause in typing. */
const PAUSE_MS = 800;
/**
 * A field's message comes this long after the field is left: at once, it would move the button that
 * is being clicked.
 */
const CLICK_MS = 250;

/**
 * The state of a tool (a constant): the example, which is in the HTML, then the values of the
 * address and what was typed before.
 *
 * @returns `form` for the element with the fields, each named by its first parameter; `field`: the
 *   properties of a ToolField; `usable`: what the visitor gave and the results are of; `results`:
 *   with the example's values for the rest
 */
export function useTool<State extends object>(tool: Tool<State>) {
  const form = useRef<HTMLFormElement>(null);
  const [state, update] = useState<ToolState<State>>(initialState);
  const [ready, setReady] = useState(false);
  const { messages, notes, leftOut } = validate(tool, state);
  const results = valuesOf(tool, state.usable);
  const isOwn = Object.keys(state.texts).length > 0;
  const names = Object.keys(tool.fields) as (keyof State)[];

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    let start = readAddress(tool, new URLSearchParams(window.location.search));
    for (const [parameter, value] of Object.entries(changedFields(form.current))) {
      const name = nameOf(tool, parameter);
      if (name !== undefined) start = afterLeaving(afterTyping(tool, start, name, value), name);
    }
    update(start);
    setReady(true);
  }, []);

  const query = () =>
    writeAddress(tool, state.usable, new URLSearchParams(window.location.search), state.quoted);
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

  const place = tool.id.replaceAll('-', '_') as Place;
  useEffect(() => {
    if (state.changed) pushEvent('tool_start', { place });
  }, [state.changed, place]);

  const isExample = (name: keyof State) =>
    isOwn && !Object.hasOwn(state.texts, name) && tool.fields[name].write(results[name]) !== '';
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
    field: (name: keyof State) => {
      const { parameters, parse, write, ...shown } = tool.fields[name] as Field<unknown>;
      const isChoice = shown.control === 'select';
      return {
        ...shown,
        name: parameters[0],
        example: isExample(name),
        value: displayedText(tool, state, name),
        error: isChoice ? undefined : messages[name],
        note: notes[name],
        onChange: (text: string) =>
          update((before) => {
            const typed = afterTyping(tool, before, name, text);
            return isChoice ? afterLeaving(typed, name) : typed;
          }),
        onBlur: () => setTimeout(() => update((before) => afterLeaving(before, name)), CLICK_MS),
      };
    },
    /**
     * Starts again with these values, of which a message says the quoted ones; what was there
     * before can be undone.
     */
    fill: (values: Partial<State>, quoted?: Partial<State>) =>
      update((before) => reset(tool, values, before, quoted)),
    undo:
      state.beforeReset &&
      (() => update({ ...initialState<State>(), ...state.beforeReset, changed: true })),
    query,
    /** The path of the guide with the values that can be used. */
    link: () => {
      const text = writeAddress(tool, state.usable, undefined, state.quoted).toString();
      return `${window.location.pathname}${text && `?${text}`}#${tool.id}`;
    },
  };
}

export type UsedTool<State extends object> = ReturnType<typeof useTool<State>>;
/** Any tool, without its fields. */
export type AnyTool = Omit<UsedTool<object>, 'field' | 'fill'> & {
  fill: (values: object) => void;
};
