import { carFields } from './fields';
import { type FieldValue, valueInWords } from './read-field';
import { namesOf, type Tool } from './tool';

/** A line for each value that the visitor gave, except the car: "Term in months: 36". */
export function givenLines<T>(tool: Tool<T>, given: Partial<T>): string[] {
  return namesOf(tool).flatMap((name) => {
    if (!Object.hasOwn(given, name) || Object.hasOwn(carFields, name)) return [];
    const field = tool.fields[name];
    const text = valueInWords(field, given[name] as FieldValue);
    const label = field.group ? `${field.group}: ${field.label}` : field.label;
    return text === '' ? [] : `${label}: ${text}`;
  });
}
