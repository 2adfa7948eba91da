import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import PageError from '@/app/(static)/error';
import GlobalError from '@/app/global-error';
import { business } from '@/lib/content/business';
import { errorPages } from '@/lib/content/page-texts';
import { telHref } from '@/lib/format/contact-href';

function linksOf(root: ParentNode): Record<string, string | null> {
  const anchors = [...root.querySelectorAll('a')];
  return Object.fromEntries(
    anchors.map((link) => [link.textContent?.trim(), link.getAttribute('href')]),
  );
}

// An empty URL reloads the page.
const links = {
  'Try again': '',
  [`Call ${business().phone}`]: telHref(business().phone),
  'Return to Home': '/',
};

describe('the error pages', () => {
  it('a page that fails shows a message and links to try again, call, and go home', () => {
    render(<PageError />);
    expect(screen.getByRole('alert')).toHaveTextContent(errorPages().brokenPage.heading);
    expect(linksOf(document)).toEqual(links);
  });

  it('a page that fails is one event, with nothing of the error', () => {
    delete window.dataLayer;
    const { rerender } = render(<PageError />);
    rerender(<PageError />);
    expect(window.dataLayer).toEqual([{ event: 'page_error', page: '/' }]);
  });

  it('a layout that fails is replaced by a document with the same message', () => {
    const html = renderToStaticMarkup(<GlobalError />);
    expect(html).toMatch(/^<html[^>]* lang="en"/);
    const doc = new DOMParser().parseFromString(html, 'text/html');
    expect(doc.title).toBe(errorPages().brokenPage.heading);
    expect(linksOf(doc)).toEqual(links);
  });
});
