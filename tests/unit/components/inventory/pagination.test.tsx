import { render, screen } from '@testing-library/react';
import { Pagination } from '@/components/inventory/pagination';
import { NO_FILTER } from '@/lib/inventory/filter';
import { PAGE_SIZE, viewOf } from '@/lib/inventory/view';
import { vehicle } from './vehicle';

it('links to the other pages keep the filter', () => {
  const many = Array.from({ length: PAGE_SIZE * 9 + 1 }, () => vehicle);
  const view = viewOf(many, { ...NO_FILTER, make: vehicle.make }, 5);
  render(<Pagination view={view} />);
  expect(screen.getByText('Page 5 of 10')).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/inventory?make=Land+Rover&page=4',
    '/inventory?make=Land+Rover&page=6',
  ]);
});
