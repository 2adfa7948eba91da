/** @jest-environment node */
import { leadFormSettings } from '@/components/lead-form/settings';
import { business } from '@/lib/content/business';
import { telHref } from '@/lib/site/format';

jest.mock('@/lib/env/server', () => ({ env: () => ({ leadFormUrl: 'https://forms.example' }) }));

it('every form is told where the provider is and whom to call instead', () => {
  expect(leadFormSettings()).toEqual({
    baseUrl: 'https://forms.example',
    phone: { label: business.phone, href: telHref(business.phone) },
  });
});
