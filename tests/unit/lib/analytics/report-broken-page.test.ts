import { PAGE_BROKE } from '@/lib/analytics/page-error';
import { reportBrokenPage } from '@/lib/analytics/report-broken-page';

const listener = jest.fn();
beforeEach(() => window.addEventListener(PAGE_BROKE, listener));
afterEach(() => window.removeEventListener(PAGE_BROKE, listener));

describe('a page that broke down', () => {
  it('on the server starts the site script, which React has added in vain, and tells it', () => {
    document.body.innerHTML = '<script data-google-tag="AW-1" defer="" src="/site.js"></script>';
    const [idle] = document.scripts;
    reportBrokenPage(document);

    const [script] = document.scripts;
    expect(script).not.toBe(idle);
    expect(script?.outerHTML).toBe(idle?.outerHTML);
    listener.mockImplementation((event: Event) => event.preventDefault());
    script?.dispatchEvent(new Event('load'));
    expect(listener).toHaveBeenCalledTimes(2);
    expect(document.scripts[0]).toBe(script);
  });

  it('in the browser tells the site script, which runs, and starts no second one', () => {
    document.body.innerHTML = '<script src="/site.js"></script>';
    const [running] = document.scripts;
    listener.mockImplementation((event: Event) => event.preventDefault());
    reportBrokenPage(document);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(document.scripts[0]).toBe(running);
  });

  it('without the layout, and so without a site script, says it once', () => {
    document.body.innerHTML = '';
    reportBrokenPage(document);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
