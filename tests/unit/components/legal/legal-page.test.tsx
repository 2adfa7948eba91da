import { render, screen, within } from '@testing-library/react';
import { LegalPage } from '@/components/legal/legal-page';
import { business } from '@/lib/content/business';
import { legalTexts } from '@/lib/content/legal-texts';
import { dateLabel, mailtoHref, telHref } from '@/lib/site/format';
import { routes } from '@/lib/site/routes';

const texts = Object.values(legalTexts);

describe.each(texts)('the page of $file', (text) => {
  beforeEach(() => {
    render(<LegalPage text={text} texts={texts} />);
  });

  it('has its title, its date and a breadcrumb', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text.title);
    expect(screen.getByText(dateLabel(text.date))).toHaveAttribute('datetime', text.date);
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', routes.home);
  });

  it('has a table of contents whose links lead to its sections', () => {
    for (const { id, title } of text.contents) {
      const section = document.getElementById(id);
      expect(section).toHaveTextContent(title);
      for (const link of screen.getAllByRole('link', { name: title, hidden: true })) {
        expect(link).toHaveAttribute('href', `#${id}`);
      }
    }
  });

  it('contains the facts of the business', () => {
    const { street, city, state, zip } = business.address;
    const main = document.querySelector('.prose');
    expect(main).toHaveTextContent(business.name);
    expect(main).toHaveTextContent(`${street}, ${city}, ${state} ${zip}`);
    expect(main?.querySelector(`a[href="${telHref(business.phone)}"]`)).toHaveTextContent(business.phone);
    expect(main?.querySelector(`a[href="${mailtoHref(business.email)}"]`)).toHaveTextContent(business.email);
  });
});

const BrokenText: (typeof texts)[number]['Body'] = ({ components }) => {
  const Link = components?.a as React.ComponentType<{ href: string; children: string }>;
  return <Link href="/contcat">contact</Link>;
};

describe('a legal text with a broken link', () => {
  it('fails to render, and so fails the build', () => {
    const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() =>
      render(<LegalPage text={{ ...legalTexts.terms, Body: BrokenText }} texts={texts} />),
    ).toThrow('content/legal/terms-of-service.mdx has a mistake:\n  the link "/contcat" leads nowhere');
    consoleError.mockRestore();
  });
});
