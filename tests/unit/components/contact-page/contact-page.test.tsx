import { render, screen, within } from '@testing-library/react';
import { ContactPage } from '@/components/contact-page/contact-page';
import { business } from '@/lib/content/business';
import { smsHref, telHref } from '@/lib/format/contact-href';
import { weekAndClosures } from '@/lib/opening-hours/opening-hours';

it('the contact page has every way to reach the business, and its hours', () => {
  const map = 'https://maps.example/';
  jest.replaceProperty(business(), 'links', { map, instagram: [] });
  render(<ContactPage />);
  const { phone, textPhone = '', email, address } = business();
  for (const link of screen.getAllByRole('link', { name: phone }))
    expect(link).toHaveAttribute('href', telHref(phone));
  const textButton = screen.getByRole('link', { name: `Text ${textPhone}` });
  expect(textButton).toHaveAttribute('href', expect.stringContaining(smsHref(textPhone, '')));
  expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  expect(screen.getByRole('group')).toHaveTextContent(
    `${address.street}${address.city}, ${address.state} ${address.zip}`,
  );
  expect(screen.getByRole('link', { name: /Open the map/ })).toHaveAttribute('href', map);
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  const week = weekAndClosures({ ...business(), closures: [] });
  expect(rows.map((row) => row.textContent)).toEqual(week.map((row) => row.label + row.hours));
});
