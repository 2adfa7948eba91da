import { fireEvent, render, screen } from '@testing-library/react';
import { SmsLink } from '@/components/contact/sms-link.island';

const input = (name: string, value: string) =>
  `<input form="get-quote-form" name="${name}" value="${value}">`;

it('the draft of a text message has the car that the page knows when it is tapped', () => {
  document.body.innerHTML =
    '<form id="get-quote-form"></form><div id="car"></div><div id="here"></div>';
  const container = document.getElementById('here') as HTMLElement;
  render(<SmsLink href="sms:+12015550199?&body=A%20quote">Text</SmsLink>, {
    container,
  });
  const link = screen.getByRole<HTMLAnchorElement>('link');
  const draftWith = (car: string) => {
    const place = document.getElementById('car');
    if (place) place.innerHTML = car;
    fireEvent.click(link);
    return decodeURIComponent(link.href);
  };
  expect(draftWith('')).toBe('sms:+12015550199?&body=A quote');
  expect(
    draftWith(input('make', 'Mini') + input('model', 'Cooper & S') + input('mileage', '7000')),
  ).toBe('sms:+12015550199?&body=A quote: Mini Cooper & S');
  expect(draftWith(input('make', 'Kia'))).toBe('sms:+12015550199?&body=A quote: Kia');
});
