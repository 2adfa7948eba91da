import { render, screen } from '@testing-library/react';
import { LegalPage } from '@/components/legal/legal-page';
import { business } from '@/lib/content/business';
import { legalTexts } from '@/lib/content/legal-texts';
import { telHref } from '@/lib/format/contact-href';
import { longDate } from '@/lib/format/format';

it.each(Object.values(legalTexts).map((text) => text()))(
  'the page of $path has its date and the facts of the business',
  (text) => {
    render(<LegalPage text={text} />);
    expect(screen.getByText(text.dateKind)).toHaveTextContent(
      `${text.dateKind} ${longDate(text.date)}`,
    );
    const main = document.querySelector('.prose');
    const { street, city, state, zip } = business().address;
    expect(main).toHaveTextContent(business().name);
    expect(main).toHaveTextContent(`${street}, ${city}, ${state} ${zip}`);
    expect(main?.querySelector(`a[href="${telHref(business().phone)}"]`)).toHaveTextContent(
      business().phone,
    );
    expect(main?.querySelector(`a[href="mailto:${business().email}"]`)).toHaveTextContent(
      business().email,
    );
  },
);
