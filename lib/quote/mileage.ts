import { DEFAULT_MILEAGE } from '@/lib/site/constants';

/**
 * Annual mileage options in miles (spec section 9). "7,500" is stored as 7000, exactly as specified; people are
 * always shown the label.
 */
export const mileageOptions = [
  { label: '5,000', value: '5000' },
  { label: '7,500', value: '7000' },
  { label: '10,000', value: '10000' },
  { label: '12,000', value: '12000' },
  { label: '15,000', value: '15000' },
] as const;

/** @param value miles a year as stored @returns the label people picked, e.g. '7000' → '7,500' */
export function mileageLabel(value: string): string {
  return mileageOptions.find((option) => option.value === value)?.label ?? value;
}

/**
 * @param text a mileage from an address: a stored value or the number on a label, with or without a comma
 * @returns the stored value; the default of 12000 for anything else (spec section 9)
 */
export function parseMileage(text: string | null | undefined): string {
  const digits = (text ?? '').replace(/[,\s]/g, '');
  const option = mileageOptions.find(
    ({ label, value }) => value === digits || label.replace(',', '') === digits,
  );
  return option?.value ?? DEFAULT_MILEAGE;
}
