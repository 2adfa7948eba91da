import { count } from '@/lib/format/format';
import type { Field } from './fields';
import { namesOf, type Texts, type Tool, valuesOf } from './tool';
import { parseTexts, type ToolState } from './tool-state';

/** @returns whether two values of a field are equal, such as two residuals of 60% */
export const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** @returns the value with commas in large numbers */
function displayedValue<Value>({ write, control }: Field<Value>, value: Value): string {
  const text = write(value);
  return control ? text : text.replace(/^\d{4,}/, (digits) => count(Number(digits)));
}

/** A residual may be an amount, whose field has no unit. */
const isAmount = (value: unknown) => (value as { kind?: string } | null)?.kind === 'amount';

/** @returns the value with its unit: "$42,000", "36 months" */
export function valueInWords<Value>(field: Field<Value>, value: Value): string {
  const text = displayedValue(field, value);
  if (field.options) return field.options[text] ?? text;
  if (text === '') return text;
  const unit = field.unit ?? (isAmount(value) ? '$' : '');
  if (unit === '$') return `$${text}`;
  if (unit === '%') return `${text}%`;
  return unit ? `${text} ${unit}` : text;
}

/**
 * @returns what a field shows: a text that is being typed or can't be read as it is, any other as
 *   we write it
 */
export function displayedText<T>(tool: Tool<T>, state: ToolState<T>, name: keyof T): string {
  const field = tool.fields[name];
  const text = state.texts[name];
  if (text === undefined) return displayedValue(field, valuesOf(tool, state.usable)[name]);
  if (state.editing?.name === name) return text;
  const parsed = field.parse(text);
  return parsed.ok ? displayedValue(field, parsed.value) : text;
}

/** What is said about the fields of a tool. */
export type Verdict<T> = {
  /** What is wrong, by field. */
  messages: Texts<T>;
  /** What was rounded, and what to know, by field. */
  notes: Texts<T>;
  /** The labels of texts that the results leave out. */
  leftOut: readonly string[];
};

/** @returns nothing against the field in which the visitor is typing */
export function validate<T>(tool: Tool<T>, state: ToolState<T>): Verdict<T> {
  const { texts, usable, editing } = state;
  const { values, messages, notes: rounded } = parseTexts(tool, texts);
  const notes = { ...tool.remarks?.(valuesOf(tool, usable), usable), ...rounded };

  const isUnused = (name: keyof T) => name in values && !isEqual(values[name], usable[name]);
  const leftOut = namesOf(tool)
    .filter((name) => messages[name] || isUnused(name))
    .map((name) => tool.fields[name].label);

  if (editing) {
    delete messages[editing.name];
    delete notes[editing.name];
    return { messages, notes, leftOut };
  }
  const problem = tool.problem?.(valuesOf(tool, { ...usable, ...values }));
  if (problem) messages[problem.field] ??= problem.message;
  return { messages, notes, leftOut };
}

/** @returns the names of the values that are the example's beside the visitor's own */
export function exampleNames<T>(tool: Tool<T>, { texts, usable }: ToolState<T>): (keyof T)[] {
  if (Object.keys(texts).length === 0) return [];
  const results = valuesOf(tool, usable);
  const isShown = (name: keyof T) => tool.fields[name].write(results[name]) !== '';
  return namesOf(tool).filter((name) => !Object.hasOwn(texts, name) && isShown(name));
}

/** @returns the same as labels in lowercase */
export function exampleLabels<T>(tool: Tool<T>, state: ToolState<T>): string[] {
  return exampleNames(tool, state).map((name) => tool.fields[name].label.toLowerCase());
}

/** @returns each message with the label of its field: "Term: Enter 24 to 60 months." */
export function problemsOf<T>(tool: Tool<T>, { messages }: Verdict<T>): string[] {
  return namesOf(tool)
    .filter((name) => messages[name])
    .map((name) => `${tool.fields[name].label}: ${messages[name]}`);
}

/** `verdict`: of the state, given for all fields, because each would read every text again. */
type JudgedTool<T> = { tool: Tool<T>; state: ToolState<T>; verdict: Verdict<T> };

/** @returns what a field of the page shows and says of a value */
export function shownField<T>({ tool, state, verdict }: JudgedTool<T>, name: keyof T) {
  const { parameters, label, control, options, hint, help, unit, whole } = tool.fields[name];
  const { messages, notes } = verdict;
  return {
    control,
    options,
    help,
    unit,
    whole,
    shared: {
      name: parameters[0],
      label,
      hint,
      note: notes[name],
      // Nothing wrong can be chosen from a list.
      error: control === 'select' ? undefined : messages[name],
      value: displayedText(tool, state, name),
      example: exampleNames(tool, state).includes(name),
    },
  };
}
