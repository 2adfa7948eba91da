/** Miles a year, as a form stores them. */
export const DEFAULT_MILEAGE = '12000';

/** Miles per year. "7,500" is stored as 7000 on purpose; visitors always see the label. */
export const mileageOptions = [
  { label: '5,000', value: '5000' },
  { label: '7,500', value: '7000' },
  { label: '10,000', value: '10000' },
  { label: '12,000', value: '12000' },
  { label: '15,000', value: '15000' },
] as const;

/**
 * @param value miles per year, as stored
 * @returns the label: '7000' becomes '7,500'; an unknown value stays as it is
 */
export function mileageLabel(value: string): string {
  return mileageOptions.find((option) => option.value === value)?.label ?? value;
}

/**
 * @param text from a URL: a stored value or a label, with or without a comma
 * @returns the stored value, or the default
 */
export function parseMileage(text: string | null | undefined): string {
  const digits = text?.replace(/[,\s]/g, '');
  const option = mileageOptions.find(
    ({ label, value }) => value === digits || label.replace(',', '') === digits,
  );
  return option?.value ?? DEFAULT_MILEAGE;
}
