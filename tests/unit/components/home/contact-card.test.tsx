import { render, screen } from '@testing-library/react';
import { ContactCard } from '@/components/home/contact-card';
import { business } from '@/lib/content/business';
import { weekAndClosures } from '@/lib/opening-hours/opening-hours';

it('the contact card of the home page has the hours and each account on Instagram', () => {
  const instagram = ['one', 'two'].map((name) => ({
    handle: `@${name}`,
    url: `https://${name}.example/`,
  }));
  jest.replaceProperty(business(), 'links', { instagram });
  render(<ContactCard />);
  for (const { label, hours } of weekAndClosures({ ...business(), closures: [] }))
    expect(screen.getByRole('row', { name: `${label} ${hours}` })).toBeVisible();
  for (const { handle, url } of instagram)
    expect(screen.getByRole('link', { name: new RegExp(`^${handle}`) })).toHaveAttribute(
      'href',
      url,
    );
});
