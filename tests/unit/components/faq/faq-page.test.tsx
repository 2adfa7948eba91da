import { render, screen, within } from '@testing-library/react';
import { FaqPage } from '@/components/faq/faq-page';
import { business } from '@/lib/content/business';
import { faq } from '@/lib/content/faq';
import { telHref } from '@/lib/site/format';

describe('the FAQ page', () => {
  beforeEach(() => {
    render(<FaqPage faq={faq} />);
  });

  it('is headed FAQs', () => {
    expect(screen.getByRole('heading', { level: 1, name: 'FAQs' })).toBeInTheDocument();
  });

  it('has the six questions, all closed, one name for all', () => {
    const items = screen.getAllByRole('group');
    expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual(
      faq.map((item) => item.question),
    );
    for (const item of items) {
      expect(item).not.toHaveAttribute('open');
      expect(item).toHaveAttribute('name', 'faq');
    }
  });

  it('gives each answer an address inside its item, so that a link to it opens it', () => {
    for (const item of faq) expect(document.getElementById(item.id)?.closest('details')).not.toBeNull();
  });

  it('draws the links of an answer as links', () => {
    const answer = document.getElementById('bad-credit');
    expect(answer).not.toHaveTextContent('](');
    expect(answer?.querySelector('a[href="/apply"]')).toHaveTextContent('apply');
  });

  it('closes with Call and Get Quote', () => {
    expect(screen.getByRole('link', { name: `Call ${business.phone}` })).toHaveAttribute(
      'href',
      telHref(business.phone),
    );
    expect(screen.getByRole('link', { name: 'Get Quote' })).toHaveAttribute('href', '/#get-quote');
  });
});
