/** @jest-environment node */
import { home as homeContent } from '@/content/home';
import { reviews as reviewsContent } from '@/content/reviews';
import { parseHome } from '@/lib/content/home';
import { parseReviews } from '@/lib/content/reviews';

describe('the content of the home page', () => {
  it('as it stands is valid', () => {
    expect(parseHome(homeContent)).toEqual(homeContent);
    expect(parseReviews(reviewsContent)).toEqual(reviewsContent);
  });

  it.each([
    [
      'a card too few',
      { ...homeContent, features: homeContent.features.slice(1) },
      'features: expected four cards',
    ],
    [
      'an empty headline',
      { ...homeContent, hero: { ...homeContent.hero, headline: ' ' } },
      'hero.headline: expected a heading',
    ],
    ['no figures', { ...homeContent, stats: undefined }, 'stats: expected a list'],
  ])('with %s is refused', (_, content, says) => {
    expect(() => parseHome(content)).toThrow(`content/home.ts has a mistake:\n  ${says}`);
  });

  it.each([
    ['two reviews', reviewsContent.slice(1), '(whole file): expected three reviews'],
    ['four stars', reviewsContent.map((review) => ({ ...review, rating: 4 })), '0.rating: expected 5'],
    [
      'a review without words',
      reviewsContent.map(({ text, ...rest }) => rest),
      '0.text: expected what the customer said',
    ],
  ])('with %s is refused', (_, content, says) => {
    expect(() => parseReviews(content)).toThrow(`content/reviews.ts has a mistake:\n  ${says}`);
  });
});
