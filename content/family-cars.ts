/**
 * Cars with three rows for the guide to family cars, the roomiest first: docs/facts.md says where each was read.
 *
 * - cargo: cubic feet behind the third row, with every seat up.
 * - years: the model years of this design, where there is an older or a newer one.
 * - award: the model year for which it won J.D. Power's residual value award (ALG) in its class.
 */
export type FamilyCar = {
  name: string;
  style: 'minivan' | 'suv';
  seats: string;
  cargo: number;
  years?: string;
  award?: number;
};

export const familyCars: readonly FamilyCar[] = [
  { name: 'Kia Carnival', style: 'minivan', seats: '7–8', cargo: 40.2, award: 2026 },
  { name: 'Toyota Sienna', style: 'minivan', seats: '7–8', cargo: 34 },
  { name: 'Honda Odyssey', style: 'minivan', seats: '8', cargo: 32.8, award: 2025 },
  { name: 'Chrysler Pacifica', style: 'minivan', seats: '7–8', cargo: 32.3 },
  { name: 'Chevrolet Traverse', style: 'suv', seats: '7–8', cargo: 22.9 },
  { name: 'Kia Telluride', years: '2027+', style: 'suv', seats: '7–8', cargo: 22 },
  { name: 'Kia Telluride', years: 'to 2026', style: 'suv', seats: '7–8', cargo: 21, award: 2025 },
  { name: 'Toyota Grand Highlander', style: 'suv', seats: '7–8', cargo: 20.6 },
  { name: 'Volkswagen Atlas', style: 'suv', seats: '7', cargo: 20.6 },
  { name: 'Hyundai Palisade', years: '2026+', style: 'suv', seats: '7–8', cargo: 19 },
  { name: 'Honda Pilot', style: 'suv', seats: '7–8', cargo: 18.6 },
  { name: 'Hyundai Palisade', years: 'to 2025', style: 'suv', seats: '7–8', cargo: 18 },
  { name: 'Ford Explorer', style: 'suv', seats: '6–7', cargo: 16.3 },
  { name: 'Toyota Highlander', years: 'to 2026', style: 'suv', seats: '7–8', cargo: 16 },
  { name: 'Toyota Highlander EV', years: '2027+', style: 'suv', seats: '6–7', cargo: 15.9 },
];
