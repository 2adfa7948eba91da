import { render, screen } from '@testing-library/react';
import { Header } from '@/components/layout/header';
import { business } from '@/lib/content/business';

jest.mock('next/navigation', () => ({ usePathname: () => '/blog/a-guide' }));

it('the menu has the eight pages in order, the current one marked, Get Quote, and the number', () => {
  render(<Header />);
  const menu = screen.getByRole('dialog', { hidden: true });
  const links = [...menu.querySelectorAll('a')].map((link) => link.textContent);
  expect(links).toEqual([
    'Home',
    'Inventory',
    'About',
    'Blog',
    'Customers',
    'Credit App',
    'FAQ',
    'Contact',
    'Get Quote',
    expect.stringContaining(`Call ${business().phone}`),
  ]);
  expect(menu.querySelector('[aria-current]')).toHaveTextContent('Blog');
});
