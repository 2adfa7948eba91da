import { render, screen } from '@testing-library/react';
import { ContactDetails } from '@/components/layout/contact-details';
import { business } from '@/lib/content/business';

const terms = () => screen.getAllByRole('term').map((term) => term.textContent);

describe('the contact details', () => {
  it('show everything by default', () => {
    const map = 'https://maps.example/';
    const instagram = [{ handle: '@name', url: 'https://www.instagram.com/name/' }];
    jest.replaceProperty(business, 'links', { map, instagram });
    render(<ContactDetails />);
    expect(terms()).toEqual(['Phone', 'E-mail', 'Address', 'Business hours', 'Instagram']);
    const place = screen.getByRole('link', { name: new RegExp(business.address.street) });
    expect(place).toHaveAttribute('href', map);
    expect(place).toHaveAttribute('target', '_blank');
  });

  it('show the given details in the given order', () => {
    render(<ContactDetails show={['hours', 'phone']} />);
    expect(terms()).toEqual(['Business hours', 'Phone']);
    expect(screen.queryByText(business.email)).toBeNull();
  });
});
