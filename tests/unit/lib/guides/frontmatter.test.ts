/** @jest-environment node */
import { defaultDrawing, guideDrawings } from '@/lib/guides/drawings';
import { parseGuideFile } from '@/lib/guides/frontmatter';

const fields = {
  id: '3',
  title: '"A title long enough"',
  description: '"A description that is long enough for a search engine."',
  keywords: '["one", "two", three words, "four"]',
  date: '2031-08-14',
  related: '[first-lease-in-the-family, moving-with-a-lease]',
};

function parse(change: Record<string, string | undefined>) {
  const lines = Object.entries({ ...fields, ...change }).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}: ${value}`,
  );
  return parseGuideFile('content/blog/x.mdx', `---\n${lines.join('\n')}\n---\nBody`);
}

describe('the front matter of a guide', () => {
  it('may have the optional fields', () => {
    expect(parse({ updated: '2031-09-01', draft: 'true' })).toMatchObject({
      fields: { id: 3, updated: '2031-09-01', draft: true },
      body: 'Body',
    });
  });

  it('names one of the drawings, or gets the default one', () => {
    const [name] = guideDrawings().filter((one) => one !== defaultDrawing);
    expect(parse({ drawing: name }).fields.drawing).toBe(name);
    expect(parse({}).fields.drawing).toBe(defaultDrawing);
  });

  const noId = 'id: expected a unique whole number, such as 13, but line 2 says: id: three';
  it.each([
    [{ id: 'three' }, noId],
    [{ editor: 'me' }, 'editor: unknown field; expected no such field'],
    [{ description: `"${'long '.repeat(40)}"` }, 'description: expected at most 165'],
    [{ date: '2031-02-30' }, 'date: expected a date that exists'],
    [{ related: '[]' }, 'related: expected at least one entry'],
    [{ related: '[no-such, moving-with-a-lease]' }, 'related.0: expected the slug'],
    [{ updated: '2031-08-14' }, 'updated: expected a date after 2031-08-14'],
    [{ reviewer: '""' }, 'reviewer: expected a name, and what the person is'],
    [{ drawing: 'boat' }, 'drawing: expected no such field, or a drawing of public/art/guides: '],
    [{ draft: 'later' }, 'draft: expected true or false'],
  ])('with %j is refused, naming the file and the field', (change, message) => {
    expect(() => parse(change)).toThrow(`content/blog/x.mdx has a mistake:\n  ${message}`);
  });
});
