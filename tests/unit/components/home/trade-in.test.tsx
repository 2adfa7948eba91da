import { render, screen } from '@testing-library/react';
import { TradeIn } from '@/components/home/trade-in';
import { business } from '@/lib/content/business';
import { pageTexts } from '@/lib/content/page-texts';

it('the trade-in panel opens the page of the valuation in a new tab', () => {
  const tradeIn = 'https://valuation.example/';
  jest.replaceProperty(business(), 'links', { tradeIn, instagram: [] });
  render(<TradeIn />);
  const link = screen.getByRole('link', {
    name: new RegExp(`^${pageTexts().shared.tradeInButton}`),
  });
  expect(link).toHaveAttribute('href', tradeIn);
  expect(link).toHaveAttribute('target', '_blank');
});

it('without such a page there is no panel', () => {
  jest.replaceProperty(business(), 'links', { instagram: [] });
  expect(render(<TradeIn />).container).toBeEmptyDOMElement();
});
