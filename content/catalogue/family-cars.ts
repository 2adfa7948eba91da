import type { BodyStyle } from './body-styles';

/** Seats from front to back; the middle seat of the second row is `optional` where a bench can replace two chairs. */
export type FamilyStyle = { style: BodyStyle; name: string; rows: readonly number[]; optional?: boolean };

export const familyStyles: readonly FamilyStyle[] = [
  { style: 'sedan', name: 'Sedan', rows: [2, 3] },
  { style: 'compact-suv', name: 'Compact SUV', rows: [2, 3] },
  { style: 'large-suv', name: 'Three-row SUV', rows: [2, 2, 3], optional: true },
  { style: 'minivan', name: 'Minivan', rows: [2, 2, 3], optional: true },
];

/** Cubic feet behind the third row of 2025 models; sources in content/facts.ts. */
export const thirdRowCargo: readonly { make: string; model: string; cubicFeet: number }[] = [
  { make: 'Kia', model: 'Carnival', cubicFeet: 40.2 },
  { make: 'Toyota', model: 'Sienna', cubicFeet: 34 },
  { make: 'Honda', model: 'Odyssey', cubicFeet: 32.8 },
  { make: 'Chrysler', model: 'Pacifica', cubicFeet: 32.3 },
  { make: 'Kia', model: 'Telluride', cubicFeet: 21 },
  { make: 'Toyota', model: 'Grand Highlander', cubicFeet: 20.6 },
  { make: 'Honda', model: 'Pilot', cubicFeet: 18.6 },
  { make: 'Hyundai', model: 'Palisade', cubicFeet: 18 },
  { make: 'Toyota', model: 'Highlander', cubicFeet: 16 },
];
