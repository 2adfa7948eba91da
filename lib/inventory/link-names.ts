import type { Vehicle } from './row';

/**
 * Names for links. Screen readers can list links without the cards around them, where links with
 * the same name couldn't be told apart.
 *
 * @param vehicles in the order in which they're shown
 * @returns one name each: "2025 Toyota RAV4", or "2025 Toyota RAV4, 2 of 3" if several are alike
 */
export function linkNames(vehicles: readonly Pick<Vehicle, 'year' | 'make' | 'model'>[]): string[] {
  const names = vehicles.map(({ year, make, model }) => `${year} ${make} ${model}`);
  const total = new Map<string, number>();
  for (const name of names) total.set(name, (total.get(name) ?? 0) + 1);

  const seen = new Map<string, number>();
  return names.map((name) => {
    const number = (seen.get(name) ?? 0) + 1;
    seen.set(name, number);
    const alike = total.get(name) ?? 1;
    return alike > 1 ? `${name}, ${number} of ${alike}` : name;
  });
}
