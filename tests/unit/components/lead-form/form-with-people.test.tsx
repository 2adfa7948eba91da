import { render, screen } from '@testing-library/react';
import { FormWithPeople } from '@/components/lead-form/form-with-people';
import { business } from '@/lib/content/business';

it('beside a form, each person has a number', () => {
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
});

it('a form stands alone where the business names nobody', () => {
  jest.replaceProperty(business(), 'people', []);
  expect(render(<FormWithPeople>Form</FormWithPeople>).container).toHaveTextContent(/^Form$/);
});
