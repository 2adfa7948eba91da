import { render, screen } from '@testing-library/react';
import { AboutPage } from '@/components/about/about-page';
import { business } from '@/lib/content/business';
import { about } from '@/lib/content/page-texts';

it('the About page has its mission, values, and video, how the business is paid, and two ways on', () => {
  const introVideo = 'https://storage.example/video.mp4';
  jest.replaceProperty(business(), 'links', { introVideo, instagram: [] });
  render(<AboutPage />);
  for (const text of [...about().mission, business().howWeArePaid])
    expect(screen.getByText(text)).toBeVisible();
  const cards = screen.getAllByRole('listitem').map((card) => card.textContent);
  expect(cards).toEqual(
    expect.arrayContaining(about().values.map(({ title, text }) => title + text)),
  );
  expect(document.querySelector('video')).toHaveAttribute('src', introVideo);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(expect.arrayContaining(['/#get-quote', '/#contact-form']));
});
