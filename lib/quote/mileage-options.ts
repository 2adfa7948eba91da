/** Miles per year, as stored. */
export const DEFAULT_MILEAGE = '12000';

/**
 * The annual mileage options, in miles. "7,500" is stored as 7000 on purpose; visitors always see
 * the label.
 */
export const mileageOptions = [
  { label: '5,000', value: '5000' },
  { label: '7,500', value: '7000' },
  { label: '10,000', value: '10000' },
  { label: '12,000', value: '12000' },
  { label: '15,000', value: '15000' },
] as const;

/**
 * @param value miles per year as stored
 * @returns its label: '7000' becomes '7,500'; any other value is returned as it is
 */
export function mileageLabel(value: string): string {
  return mileageOptions.find((option) => option.value === value)?.label ?? value;
}

/**
 * @param text from a URL: a stored value or a label, with or without comma
 * @returns the stored value; else the default
 */
export function parseMileage(text: string | null | undefined): string {
  const digits = text?.replace(/[,\s]/g, '');
  const option = mileageOptions.find(
    ({ label, value }) => value === digits || label.replace(',', '') === digits,
  );
  return option?.value ?? DEFAULT_MILEAGE;
}

/** A stored value isn't always the miles of its label. */
const milesOf = ({ label }: { label: string }) => Number(label.replace(',', ''));

/** @returns the stored value of the option of so many miles a year; undefined where none has them */
export function exactMileage(miles: number): string | undefined {
  return mileageOptions.find((option) => milesOf(option) === miles)?.value;
}

/**
 * @param miles a year
 * @returns the stored value of the smallest option that covers them, or of the largest
 */
export function mileageFor(miles: number): string {
  const option = mileageOptions.find((option) => milesOf(option) >= miles);
  return (option ?? mileageOptions[4]).value;
}
