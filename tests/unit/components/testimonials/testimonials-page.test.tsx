import { render, screen } from '@testing-library/react';
import { TestimonialsPage } from '@/components/testimonials/testimonials-page';
import { business } from '@/lib/content/business';
import { home, pageTexts } from '@/lib/content/page-texts';
import { reviews as readReviews } from '@/lib/content/reviews';

const art = { scene: '/art/scene-harbor.svg', vehicle: '/vehicles/sedan-ink.svg' };
const post = { url: 'https://one.example/', caption: 'One', sample: true, art };

it('a post of the testimonials that is a sample says so', () => {
  const posts = [post, { ...post, url: 'https://two.example/', sample: false }];
  render(<TestimonialsPage posts={posts} />);
  const [sample, real] = document.querySelectorAll('blockquote.instagram-media');
  expect(sample).toHaveTextContent(/^Sample/);
  expect(real).not.toHaveTextContent('Sample');
});

it('only while all posts are samples, a line above them says so', () => {
  const { text, drawings } = pageTexts().testimonials;
  const { samples } = pageTexts().shared;
  const { rerender } = render(<TestimonialsPage posts={[post]} />);
  expect(screen.getByText(text)).toHaveTextContent(`${text}${samples}`);
  rerender(
    <TestimonialsPage posts={[post, { ...post, url: 'https://two.example/', sample: false }]} />,
  );
  expect(screen.getByText(text)).toHaveTextContent(`${text}${drawings}`);
});

it('a business without Instagram has the reviews in place of the posts', () => {
  jest.replaceProperty(business(), 'links', { instagram: [] });
  render(<TestimonialsPage posts={[]} />);
  for (const { text } of readReviews().reviews) expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText(pageTexts().testimonials.text)).toBeNull();
});

it('without a review there is no heading of reviews', () => {
  jest.replaceProperty(readReviews(), 'reviews', []);
  render(<TestimonialsPage posts={[post]} />);
  expect(screen.queryByText(home().reviewsHeading)).not.toBeInTheDocument();
  expect(document.querySelector('ul:empty')).toBeNull();
});
