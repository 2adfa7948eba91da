import { render } from '@testing-library/react';
import { GoogleTag } from '@/components/layout/google-tag.island';

const sources: string[] = [];
jest.mock('next/script', () => ({
  __esModule: true,
  default: ({ src }: { src: string }) => {
    sources.push(src);
    return null;
  },
}));

const setPrivacyControl = (value: boolean | undefined) =>
  Object.defineProperty(navigator, 'globalPrivacyControl', { value, configurable: true });
afterEach(() => setPrivacyControl(undefined));

describe("Google's tag", () => {
  it('is not loaded under Global Privacy Control', () => {
    setPrivacyControl(true);
    render(<GoogleTag id="AW-1" />);
    expect(sources).toEqual([]);
  });

  it.each([
    ['AW-1', 'gtag/js?id=AW-1'],
    ['GTM-AB12', 'gtm.js?id=GTM-AB12'],
  ])('with the id %s loads %s', (id, path) => {
    render(<GoogleTag id={id} />);
    expect(sources.at(-1)).toBe(`https://www.googletagmanager.com/${path}`);
  });
});
