import { render, screen } from '@testing-library/react';
import { Hero } from '@/components/home/hero';
import { business } from '@/lib/content/business';
import { home } from '@/lib/content/page-texts';

it('the home page has the person who answers in its first screen, and no figures', () => {
  jest.replaceProperty(business(), 'people', [{ name: 'Ann', role: 'Answers' }]);
  render(<Hero />);
  expect(screen.getByText('Ann').parentElement).toHaveTextContent(/^AnnAnswers$/);
  for (const { label } of home().stats) expect(screen.queryByText(label)).not.toBeInTheDocument();
});
