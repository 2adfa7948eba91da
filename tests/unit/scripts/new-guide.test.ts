/** @jest-environment node */
import { parseGuide } from '@/lib/guides/guide';
import { guideSlugsOnDisk, guideSource } from '@/lib/guides/guide-file';
import { draftGuide, slugFrom } from '@/scripts/lib/guide-draft';

const guides = guideSlugsOnDisk().map((slug) => parseGuide(slug, guideSource(slug)));
const taken = { slug: 'a-title-in-use', id: 1, date: '2031-01-01', draft: true };
const now = { today: '2026-03-01', guides: [...guides, taken] };
/** Not an example of README.md, which an owner may have tried. */
const TITLE = 'Reading an Odometer "Statement": Ink & Errors';

describe('a new guide', () => {
  it('is a valid draft with the next id, the given day and two related guides', () => {
    const { slug, text } = draftGuide(TITLE, now);
    expect(slug).toBe('reading-an-odometer-statement-ink-errors');
    const draft = parseGuide(slug, text);
    expect(draft).toMatchObject({
      id: Math.max(...guides.map(({ id }) => id)) + 1,
      title: 'Reading an Odometer “Statement”: Ink & Errors',
      date: '2026-03-01',
      draft: true,
    });
    expect(guideSlugsOnDisk()).toEqual(expect.arrayContaining(draft.related));
  });

  it('cannot be published before its TODOs are replaced', () => {
    const { slug, text } = draftGuide(TITLE, now);
    expect(() => parseGuide(slug, text.replace('draft: true\n', ''))).toThrow(
      /line 4: expected the finished text in place of "TODO"/,
    );
  });

  it.each([
    ['!!! ??? !!! ???', 'no letter or digit'],
    ['A title in use', 'content/blog/a-title-in-use.mdx exists'],
  ])('is refused with the title %j', (title, message) => {
    expect(() => draftGuide(title, now)).toThrow(message);
  });

  it('has a slug of plain letters', () => {
    expect(slugFrom("  L'été: What's New, 2026? ")).toBe('lete-whats-new-2026');
  });
});
