import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import PageError from '@/app/error';
import GlobalError from '@/app/global-error';
import { PAGE_BROKE } from '@/lib/analytics/page-error';
import { business } from '@/lib/content/business';
import { errorPages } from '@/lib/content/pages';
import { telHref } from '@/lib/format/tel-href';

/** URLs by the text of their links. */
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
    expect(screen.getByRole('alert')).toHaveTextContent(errorPages().broken.heading);
    expect(linksOf(document)).toEqual(links);
  });

  it('a page that fails tells the site script, which counts it', () => {
    const listener = jest.fn();
    window.addEventListener(PAGE_BROKE, listener);
    render(<PageError />);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('a page that fails on the server starts the site script, which React has added in vain', () => {
    document.body.innerHTML = '<script data-google-tag="AW-1" defer="" src="/site.js"></script>';
    const [idle] = document.scripts;
    const listener = jest.fn();
    render(<PageError />);
    window.addEventListener(PAGE_BROKE, listener);

    const [script] = document.scripts;
    expect(script).not.toBe(idle);
    expect(script?.outerHTML).toBe(idle?.outerHTML);
    script?.dispatchEvent(new Event('load'));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('a page whose site script has heard of it starts no second one', () => {
    document.body.innerHTML = '<script src="/site.js"></script>';
    const [running] = document.scripts;
    window.addEventListener(PAGE_BROKE, (event) => event.preventDefault(), { once: true });
    render(<PageError />);
    expect(document.scripts[0]).toBe(running);
  });

  it('a layout that fails is replaced by a document with the same message', () => {
    const html = renderToStaticMarkup(<GlobalError />);
    expect(html).toMatch(/^<html[^>]* lang="en"/);
    const doc = new DOMParser().parseFromString(html, 'text/html');
    expect(doc.title).toBe(errorPages().broken.heading);
    expect(linksOf(doc)).toEqual(links);
  });

  it('neither receives the error, so neither can show its message or stack', () => {
    expect(PageError).toHaveLength(0);
    expect(GlobalError).toHaveLength(0);
  });
});
