import { render } from '@testing-library/react';
import { LegalPage } from '@/components/legal/legal-page';
import { business } from '@/lib/content/business';
import { legalTexts } from '@/lib/content/legal-texts';
import { mailtoHref, telHref } from '@/lib/format/format';

const texts = Object.values(legalTexts);

it.each(texts)('the page of $file contains the facts of the business', (text) => {
  render(<LegalPage text={text} />);
  const { street, city, state, zip } = business.address;
  const main = document.querySelector('.prose');
  expect(main).toHaveTextContent(business.name);
  expect(main).toHaveTextContent(`${street}, ${city}, ${state} ${zip}`);
  expect(main?.querySelector(`a[href="${telHref(business.phone)}"]`)).toHaveTextContent(business.phone);
  expect(main?.querySelector(`a[href="${mailtoHref(business.email)}"]`)).toHaveTextContent(business.email);
});
