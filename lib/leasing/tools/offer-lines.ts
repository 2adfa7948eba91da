import { carFields, carInWords, type TypedCar } from './fields';
import { type FieldValue, valueInWords } from './read-field';
import { namesOf, type Tool, valuesOf, visitorValues } from './tool';

const isOfCar = (name: string) => Object.hasOwn(carFields, name);

/** @returns a line for each value that the visitor gave, without the car: "Term: 36 months" */
export function givenLines<T>(tool: Tool<T>, given: Partial<T>): string[] {
  const lines: string[] = [];
  for (const name of namesOf(tool)) {
    const value = given[name];
    if (value === undefined || isOfCar(name)) continue;
    const field = tool.fields[name];
    const text = valueInWords(field, value as FieldValue);
    const label = field.group ? `${field.group}: ${field.label}` : field.label;
    if (text !== '') lines.push(`${label}: ${text}`);
  }
  return lines;
}

/** @returns the lines of what counts as the visitor's, then of what was seen and left as it was */
export function visitorLines<T>(tool: Tool<T>, given: Partial<T>): string[] {
  const said = visitorValues(tool, given);
  const values = valuesOf(tool, given);
  const left: Partial<T> = {};
  for (const name of tool.shownExamples?.(given) ?? []) {
    if (said[name] === undefined) left[name] = values[name];
  }
  const leftLines = givenLines(tool, left).map((line) => `${line} (as shown, not changed)`);
  return [...givenLines(tool, said), ...leftLines];
}

function offerLines<T extends TypedCar>(tool: Tool<T>, given: Partial<T>): string[] {
  const car = carInWords(given);
  const lines = visitorLines(tool, given);
  return car ? [`Car: ${car}`, ...lines] : lines;
}

/** @returns the draft of a message to the business, to which a visitor adds the dealer's own */
export function offerDraft<T extends TypedCar>(tool: Tool<T>, given: Partial<T>): string {
  const question = 'Hi, could you check a lease offer for me?';
  const lines = offerLines(tool, given);
  return lines.length > 0 ? `${question}\n\n${lines.join('\n')}` : question;
}
