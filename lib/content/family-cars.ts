/** Cars with three rows, for the guide to family cars. */
import { z } from 'zod';
import { familyCars as content } from '@/content/family-cars';
import { year } from './field-schemas';
import { validated } from './validate';

const words = z.string().trim().min(1);
const car = z.strictObject({
  name: words,
  style: z.enum(['minivan', 'suv']),
  seats: words,
  cargo: z.number().positive().max(100),
  years: words.optional(),
  award: year.optional(),
});

export const familyCars = validated('content/family-cars.ts', z.array(car).min(1), content);
