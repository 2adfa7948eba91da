import { render, screen } from '@testing-library/react';
import { FormWithPeople } from '@/components/lead-form/form-with-people';
import { PersonToCall } from '@/components/trust/people';
import { business } from '@/lib/content/business';
import { telHref } from '@/lib/format/contact-href';

it('beside a form, each person has a number, which its link calls', () => {
  const people = [
    { name: 'Ann', role: 'Answers', text: 'I answer.', phone: '(201) 555-0111' },
    { name: 'Bo', role: 'Drives' },
  ];
  jest.replaceProperty(business(), 'people', people);
  render(<FormWithPeople>Form</FormWithPeople>);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'AnnAnswers“I answer.”(201) 555-0111',
    `BoDrives${business().phone}`,
  ]);
  render(<PersonToCall />);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['(201) 555-0111', business().phone, '(201) 555-0111'].map(telHref));
});

it('a form stands alone where the business names nobody', () => {
  jest.replaceProperty(business(), 'people', []);
  expect(render(<FormWithPeople>Form</FormWithPeople>).container).toHaveTextContent(/^Form$/);
});
