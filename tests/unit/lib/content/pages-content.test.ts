/** @jest-environment node */
import { about as aboutContent } from '@/content/about';
import { faq as faqContent } from '@/content/faq';
import { instagram as instagramContent } from '@/content/instagram';
import { parseAbout } from '@/lib/content/about';
import { parseFaq } from '@/lib/content/faq';
import { parseInstagram } from '@/lib/content/instagram';

type Node = { [key: string]: Node };

/** A copy of the content with the value at `path` ("values.0.text") replaced. */
function changed(content: unknown, path: string, value: unknown): unknown {
  const copy = structuredClone(content) as Node;
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const parent = steps.reduce((node, step) => node[step] ?? {}, copy);
  parent[last] = value as Node;
  return copy;
}

describe('content/about.ts', () => {
  it('as it stands is valid, with the three values of the specification', () => {
    expect(parseAbout(aboutContent).values.map((value) => value.title)).toEqual([
      'Family First',
      'Personal Touch',
      'Transparency',
    ]);
  });

  it.each([
    ['heading', ''],
    ['mission', []],
    ['mission.1', ' '],
    ['values.2.text', undefined],
    ['values', aboutContent.values.slice(0, 2)],
    ['video.title', undefined],
    ['closing.heading', 5],
  ])('fails the build naming the file and the field when %s is wrong', (path, value) => {
    expect(() => parseAbout(changed(aboutContent, path, value))).toThrow(
      new RegExp(`content/about\\.ts has a mistake:\\n {2}${path.replaceAll('.', '\\.')}: `),
    );
  });
});

describe('content/faq.ts', () => {
  it('as it stands is valid: six questions', () => {
    expect(parseFaq(faqContent).map((item) => item.id)).toEqual([
      'what-differs',
      'bad-credit',
      'additional-fees',
      'customizing',
      'exceeding-mileage',
      'returning-the-vehicle',
    ]);
  });

  it.each([
    ['0.id', 'Bad Credit', 'expected an id'],
    ['1.question', 'Bad credit', 'expected a question'],
    ['2.answer', [], 'expected an answer'],
    ['3.answer.0', 'See [this](/no-such-page).', '"/no-such-page" is no page of this site'],
    ['3.answer.1', 'See [this](/blog/no-such-guide).', '"/blog/no-such-guide" is no page of this site'],
    ['4.answer.0', 'See [this] (/contact).', 'expected links such as'],
    ['5.question', undefined, ''],
  ])('fails the build naming the file and the field when %s is %j', (path, value, message) => {
    expect(() => parseFaq(changed(faqContent, path, value))).toThrow(
      new RegExp(`content/faq\\.ts has a mistake:\\n {2}${path.replaceAll('.', '\\.')}: .*${message}`),
    );
  });

  it('wants six questions, each with an id of its own', () => {
    expect(() => parseFaq(faqContent.slice(1))).toThrow('expected six questions');
    expect(() => parseFaq(changed(faqContent, '1.id', 'what-differs'))).toThrow('expected no id twice');
  });
});

describe('content/instagram.ts', () => {
  it('as it stands is valid: fifteen posts, each with a picture that exists', () => {
    const posts = parseInstagram(instagramContent);
    expect(posts).toHaveLength(15);
    expect(posts[0]?.art).toEqual({
      scene: '/art/scene-driveway.svg',
      vehicle: '/vehicles/minivan-coral.svg',
    });
  });

  it.each([
    ['0.url', 'https://www.instagram.com/some.account/', 'the address of a post'],
    ['1.url', 'https://www.instagram.com/p/Abc123/?utm_source=ig', 'the address of a post'],
    ['2.url', 'http://www.instagram.com/p/Abc123/', 'the address of a post'],
    ['3.caption', '', 'a sentence about the photo'],
    ['4.art.scene', 'beach', 'there is no picture public/art/scene-beach.svg'],
    ['5.art.vehicle', 'bus-pink', 'there is no picture public/vehicles/bus-pink.svg'],
    ['6.url', undefined, ''],
  ])('fails the build naming the file and the field when %s is %j', (path, value, message) => {
    expect(() => parseInstagram(changed(instagramContent, path, value))).toThrow(
      new RegExp(`content/instagram\\.ts has a mistake:\\n {2}${path.replaceAll('.', '\\.')}: .*${message}`),
    );
  });

  it('wants fifteen posts and none twice', () => {
    expect(() => parseInstagram(instagramContent.slice(1))).toThrow('expected fifteen posts');
    expect(() => parseInstagram(changed(instagramContent, '0.url', instagramContent[1].url))).toThrow(
      'expected no post twice',
    );
  });
});
