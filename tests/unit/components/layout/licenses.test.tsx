import { render } from '@testing-library/react';
import { Licenses } from '@/components/layout/licenses';
import { business } from '@/lib/content/business';

it('registration and license are said as far as there are numbers', () => {
  const registration = jest.replaceProperty(business(), 'newYorkRegistration', '7000001');
  const license = jest.replaceProperty(business(), 'newJerseyLicense', '00002');
  const lines = () =>
    [...render(<Licenses />).container.querySelectorAll('p')].map((it) => it.textContent);
  expect(lines()).toEqual([
    'New York automobile broker registration 7000001',
    'New Jersey license 00002',
  ]);
  registration.replaceValue('');
  license.replaceValue('');
  expect(lines()).toEqual([]);
});
