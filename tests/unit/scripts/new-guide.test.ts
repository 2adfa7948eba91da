/** @jest-environment node */
import { parseArticle } from '@/lib/articles/article';
import { guideSlugsOnDisk, guideSource } from '@/lib/articles/guide-file';
import { draftGuide, slugFrom } from '@/scripts/new-guide.mjs';

const guides = guideSlugsOnDisk().map((slug) => parseArticle(slug, guideSource(slug)));
const now = { today: '2026-03-01', guides };

describe('a new guide', () => {
  it('is a valid draft with the next id, the given day and two related guides', () => {
    const { slug, text } = draftGuide('Leasing a Car in Hoboken: Parking & Tolls', now);
    expect(slug).toBe('leasing-a-car-in-hoboken-parking-tolls');
    const highest = Math.max(...guides.map((guide) => guide.id));
    expect(parseArticle(slug, text)).toMatchObject({
      id: highest + 1,
      title: 'Leasing a Car in Hoboken: Parking & Tolls',
      date: '2026-03-01',
      draft: true,
    });
    expect(parseArticle(slug, text).related.every((name) => guideSlugsOnDisk().includes(name))).toBe(true);
  });

  it('cannot be published before its TODOs are written', () => {
    const { slug, text } = draftGuide('Leasing a Car in Hoboken', now);
    expect(() => parseArticle(slug, text.replace('draft: true\n', ''))).toThrow(
      /line 4: expected the finished text in place of "TODO"/,
    );
  });

  it.each([
    ['Short', 'The title has 5 characters'],
    ['A title that goes on and on and on, until no search engine shows it', '10 to 60'],
    ['A "quoted" title', 'has a "'],
    ['!!! ??? !!! ???', 'neither a letter nor a digit'],
    ['Mileage limits car leasing NYC NJ', 'is there already'],
  ])('is not made of the title %j', (title, says) => {
    expect(() => draftGuide(title, now)).toThrow(says);
  });

  it('gets an address of plain letters', () => {
    expect(slugFrom("  L'été: What's New, 2026? ")).toBe('lete-whats-new-2026');
  });
});
