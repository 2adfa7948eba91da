import { render, screen, within } from '@testing-library/react';
import { AboutPage } from '@/components/about/about-page';
import { about } from '@/lib/content/about';
import { business } from '@/lib/content/business';

const introVideo = 'https://videos.example/hello.mp4';

describe('the About page', () => {
  beforeEach(() => {
    render(<AboutPage about={about} howWeArePaid="The dealership pays us." videoUrl={introVideo} />);
  });

  it('has the mission text and the value cards', () => {
    for (const paragraph of about.mission) expect(screen.getByText(paragraph)).toBeInTheDocument();
    const cards = within(screen.getByRole('region', { name: about.valuesHeading })).getAllByRole('listitem');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual(
      about.values.map(({ title }) => title),
    );
  });

  it('says how the business is paid', () => {
    const heading = screen.getByRole('heading', { name: about.paymentHeading });
    expect(heading.nextElementSibling).toHaveTextContent('The dealership pays us.');
  });

  it('embeds the introduction video so that nothing is requested before a click', () => {
    const video = screen.getByLabelText(about.video.title, { selector: 'video' });
    expect(video).toHaveAttribute('src', introVideo);
    expect(video).toHaveAttribute('preload', 'none');
    expect(video).toHaveAttribute('controls');
    expect(video.getAttribute('poster')).toMatch(/^\//);
    expect(video).not.toHaveAttribute('autoplay');
    expect(screen.getByRole('link', { name: /Open it in a new tab/ })).toHaveAttribute('href', introVideo);
    expect(screen.getByRole('link', { name: business.phone })).toBeInTheDocument();
  });
});
