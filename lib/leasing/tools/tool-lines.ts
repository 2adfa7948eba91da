import { carFields, carInWords } from './fields';
import { type FieldValue, valueInWords } from './read-field';
import { namesOf, type Tool, valuesOf } from './tool';

/** A line for each value that the visitor gave, except the car: "Term: 36 months". */
export function givenLines<T>(tool: Tool<T>, given: Partial<T>): string[] {
  return namesOf(tool).flatMap((name) => {
    if (!Object.hasOwn(given, name) || Object.hasOwn(carFields, name)) return [];
    const field = tool.fields[name];
    const text = valueInWords(field, given[name] as FieldValue);
    const label = field.group ? `${field.group}: ${field.label}` : field.label;
    return text === '' ? [] : `${label}: ${text}`;
  });
}

/** The car, the values that the visitor gave, and the examples that were left unchanged. */
function toolLines<T>(tool: Tool<T>, given: Partial<T>): string[] {
  const car = carInWords(given);
  const values = valuesOf(tool, given);
  const left: Partial<T> = {};
  for (const name of tool.shownExamples?.(given) ?? []) {
    if (!Object.hasOwn(given, name)) left[name] = values[name];
  }
  const leftLines = givenLines(tool, left).map((line) => `${line} (as shown, not changed)`);
  return [...(car ? [`Car: ${car}`] : []), ...givenLines(tool, given), ...leftLines];
}

/** The draft of a message to the business. The visitor adds what the dealer wrote. */
export function toolDraft<T>(tool: Tool<T>, given: Partial<T>): string {
  const lines = toolLines(tool, given).join('\n');
  return ['Hi, could you check a lease offer for me?', lines].filter(Boolean).join('\n\n');
}
