import { render, screen } from '@testing-library/react';
import { AboutPage } from '@/components/about/about-page';
import { business } from '@/lib/content/business';

it('the About page has its video, and two ways on', () => {
  const introVideo = 'https://storage.example/video.mp4';
  jest.replaceProperty(business(), 'links', { introVideo, instagram: [] });
  render(<AboutPage />);
  expect(document.querySelector('video')).toHaveAttribute('src', introVideo);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(expect.arrayContaining(['/#get-quote', '/#contact-form']));
});

it('without a video nothing is left of it', () => {
  jest.replaceProperty(business(), 'links', { instagram: [] });
  const { container } = render(<AboutPage />);
  const empty = 'a:not([href]), [href=""], video, :is(ul, dl, section):empty';
  expect(container.querySelector(empty)).toBeNull();
});
