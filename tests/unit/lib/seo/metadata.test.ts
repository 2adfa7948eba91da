import { business } from '@/lib/content/business';
import { pageTitle } from '@/lib/seo/metadata';

describe('the title of a page', () => {
  const title = (length: number) => 'x'.repeat(length);
  beforeEach(() => {
    jest.replaceProperty(business, 'name', 'Harbor Auto Leasing');
    jest.replaceProperty(business, 'shortName', 'Harbor');
  });

  it.each([
    [title(43), `${title(43)} | Harbor Auto Leasing`],
    [title(44), `${title(44)} | Harbor`],
    [title(56), `${title(56)} | Harbor`],
    [title(57), title(57)],
  ])('has as much of the name of the business as fits into 65 characters: %s', (page, whole) => {
    expect(pageTitle(page)).toBe(whole);
    expect(whole.length).toBeLessThanOrEqual(65);
  });
});
