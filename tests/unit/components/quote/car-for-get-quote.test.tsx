import { render } from '@testing-library/react';
import { CarForGetQuote, queryOfCarForGetQuote } from '@/components/quote/car-for-get-quote';

it('Get Quote takes along what the page knows about the car, and nothing on other pages', () => {
  const { rerender } = render(<CarForGetQuote make="Land Rover" mileage="7000" model={null} />);
  expect(queryOfCarForGetQuote(document)).toBe('make=Land+Rover&mileage=7000');
  rerender(<CarForGetQuote make="" />);
  expect(queryOfCarForGetQuote(document)).toBe('');
});
