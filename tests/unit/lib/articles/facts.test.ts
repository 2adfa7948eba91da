import { facts, figuresKnownOn } from '@/lib/articles/facts';

describe('the facts', () => {
  it('are read and each named once', () => {
    expect(facts.length).toBeGreaterThan(25);
    expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
  });

  it('let no guide know what was published after it', () => {
    expect(figuresKnownOn('2025-09-02').has('56%')).toBe(false);
    expect(figuresKnownOn('2025-12-04').has('56%')).toBe(true);
  });

  it("hold the specification's own figures", () => {
    const known = figuresKnownOn('2025-07-22');
    for (const figure of ['$0.15–$0.25', '$300–$500', '8.875%', '6.625%']) expect(known).toContain(figure);
  });
});
