import { render, screen } from '@testing-library/react';
import { LegalPage } from '@/components/legal/legal-page';
import { legalTexts } from '@/lib/content/legal-texts';
import { longDate } from '@/lib/format/dates';

it.each(Object.values(legalTexts).map((text) => text()))(
  'the page of $path has its date',
  (text) => {
    render(<LegalPage text={text} />);
    expect(screen.getByText(text.dateKind)).toHaveTextContent(
      `${text.dateKind} ${longDate(text.date)}`,
    );
  },
);
