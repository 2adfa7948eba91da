/** @jest-environment node */
import { facts } from '@/lib/content/facts';

it('the facts include the figures that the product promises', () => {
  const known = new Set(facts.flatMap(({ figures }) => figures));
  for (const figure of ['$0.15–$0.25', '$300–$500', '8.875%', '6.625%']) expect(known).toContain(figure);
});
