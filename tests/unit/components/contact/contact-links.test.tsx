import { render } from '@testing-library/react';
import { ContactPage } from '@/components/contact-page/contact-page';
import { ContactCard } from '@/components/home/contact-card';
import { StatsAndReviews } from '@/components/home/stats-and-reviews';
import { Footer } from '@/components/layout/footer';
import { TestimonialsPage } from '@/components/testimonials/testimonials-page';
import { business } from '@/lib/content/business';

const Testimonials = () => <TestimonialsPage posts={[]} />;

it.each([ContactPage, ContactCard, StatsAndReviews, Testimonials, Footer])(
  'without map, trade-in page, and Instagram nothing is left of them in %p',
  (Part) => {
    jest.replaceProperty(business(), 'links', { instagram: [] });
    const { container } = render(<Part />);
    expect(container).not.toHaveTextContent(/instagram|trade-in|the map/i);
    const empty = 'a:not([href]), [href=""], video, :is(ul, dl, section):empty';
    expect(container.querySelector(empty)).toBeNull();
  },
);
