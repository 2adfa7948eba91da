import { render, screen } from '@testing-library/react';
import { ContactDetails } from '@/components/layout/contact-details';
import { business } from '@/lib/content/business';

const terms = () => screen.getAllByRole('term').map((term) => term.textContent);

describe('the contact details', () => {
  it('show everything by default', () => {
    render(<ContactDetails />);
    expect(terms()).toEqual(['Phone', 'E-mail', 'Address', 'Business hours', 'Instagram']);
    expect(screen.getByRole('link', { name: new RegExp(business.address.street) })).toHaveAttribute(
      'href',
      business.links.map,
    );
  });

  it('show the given details in the given order', () => {
    render(<ContactDetails show={['hours', 'phone']} />);
    expect(terms()).toEqual(['Business hours', 'Phone']);
    expect(screen.queryByText(business.email)).toBeNull();
  });
});
