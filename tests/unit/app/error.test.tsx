import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import PageError from '@/app/error';
import GlobalError from '@/app/global-error';
import { business } from '@/lib/content/business';
import { telHref } from '@/lib/site/format';
import { phone } from '@/lib/site/phone';

/** Addresses by what the links say. */
function linksOf(page: ParentNode): Record<string, string | null> {
  const links = [...page.querySelectorAll('a')];
  return Object.fromEntries(links.map((link) => [link.textContent?.trim(), link.getAttribute('href')]));
}

// The empty address is the page itself, loaded afresh.
const waysOn = {
  'Try again': '',
  [`Call ${business.phone}`]: telHref(business.phone),
  'Return to Home': '/',
};

describe('the error pages', () => {
  it('show the same phone number as the rest of the site', () => {
    expect(phone).toBe(business.phone);
  });

  it('a page that fails says so and offers to call, to try again and to go home', () => {
    render(<PageError />);
    expect(screen.getByRole('alert')).toHaveTextContent('This page broke down');
    expect(linksOf(document)).toEqual(waysOn);
  });

  it('a layout that fails is replaced by a document with the same words', () => {
    const html = renderToStaticMarkup(<GlobalError />);
    expect(html).toMatch(/^<html[^>]* lang="en"/);
    const page = new DOMParser().parseFromString(html, 'text/html');
    expect(page.title).toBe('This page broke down');
    expect(linksOf(page)).toEqual(waysOn);
  });

  it('neither takes the error in, so neither can show its message or stack', () => {
    expect(PageError).toHaveLength(0);
    expect(GlobalError).toHaveLength(0);
  });
});
