import { z } from 'zod';
import { home as content } from '@/content/home';
import { validateContent } from './validate';

const filled = (error: string) => z.string(error).trim().min(1, error);
const heading = filled('expected a heading, in quotes');
const text = filled('expected a sentence, in quotes');
const titled = z.object({ title: heading, text });

/** Fixed, because each title has its own icon (components/home/features.tsx). */
const featureTitles = [
  'We Work For You',
  'Personal & Stress-Free',
  'Better Pricing',
  'Home Delivery',
] as const;
const feature = z.object({
  title: z.enum(featureTitles, `expected a fixed title: ${featureTitles.join(', ')}`),
  text,
});

const homeSchema = z.object({
  hero: z.object({ headline: heading, subline: text }),
  features: z.array(feature).length(4, 'expected four cards such as { title: "Home Delivery", text: "…" }'),
  quote: z.object({
    heading,
    text,
    steps: z
      .array(titled)
      .min(1, 'expected at least one step such as { title: "Choose the car", text: "…" }'),
  }),
  tradeIn: z.object({ heading, text, buttonLabel: filled('expected the words on the button, in quotes') }),
  stats: z
    .array(
      z.object({
        value: filled('expected a figure such as "100+"'),
        label: filled('expected what it counts, such as "Happy Customers"'),
      }),
    )
    .length(4, 'expected four numbers such as { value: "100+", label: "Happy Customers" }'),
  contact: z.object({ heading, text }),
});

export type Home = z.infer<typeof homeSchema>;

/**
 * Validates the texts of the home page (docs/product.md#home-page).
 *
 * @throws Error naming the file, the field and the line
 */
export const parseHome = (value: unknown): Home => validateContent('content/home.ts', homeSchema, value);

export const home = parseHome(content);
