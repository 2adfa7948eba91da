/** Runs the whole script, as public/site.js does. */
function run({ prerendering = false } = {}) {
  Object.defineProperty(document, 'prerendering', { value: prerendering, configurable: true });
  jest.isolateModules(() => require('@/lib/browser/main'));
}

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/?utm_source=ad&make=Kia');
});

describe('the site script', () => {
  it('stores the attribution of the landing page', () => {
    run();
    expect(sessionStorage.getItem('attribution')).toBe('{"utm_source":"ad"}');
  });

  it('loads the hosted forms of a static page, and none that has been loaded', async () => {
    document.body.innerHTML = ['a', 'b" src="https://forms.example/started']
      .map((form) => `<iframe data-lead-form="https://forms.example/${form}"></iframe>`)
      .join('');
    run();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const urls = [...document.querySelectorAll('iframe')].map(({ src }) => src.replace(/\?.*/, ''));
    expect(urls).toEqual(['https://forms.example/a', 'https://forms.example/started']);
  });

  it('creates no formatter while it starts, which takes 50 ms on a slow phone', () => {
    window.IntersectionObserver = jest.fn(() => ({ observe() {}, disconnect() {} })) as never;
    document.body.innerHTML = '<div><p data-opening-hours="[]" hidden></p></div>';
    const formatters = [jest.spyOn(Intl, 'NumberFormat'), jest.spyOn(Intl, 'DateTimeFormat')];
    run();
    for (const formatter of formatters) expect(formatter).not.toHaveBeenCalled();
  });

  it('stores nothing on a prerendered page until it is displayed', () => {
    run({ prerendering: true });
    expect(sessionStorage.getItem('attribution')).toBeNull();
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(sessionStorage.getItem('attribution')).toBe('{"utm_source":"ad"}');
  });

  it.each([
    ['loads the scripts of Vercel when the layout asks for them', true, false, 2],
    ['loads no scripts of Vercel otherwise', false, false, 0],
    ['loads no scripts of Vercel under Global Privacy Control', true, true, 0],
  ])('%s', async (_, asked, globalPrivacyControl, scripts) => {
    Object.defineProperty(navigator, 'globalPrivacyControl', {
      value: globalPrivacyControl,
      configurable: true,
    });
    const element = document.createElement('script');
    element.toggleAttribute('data-web-analytics', asked);
    Object.defineProperty(document, 'currentScript', { value: element, configurable: true });
    run();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(document.querySelectorAll('script[src^="/_vercel/"]')).toHaveLength(scripts);
    document.head.innerHTML = '';
  });

  it('starts neither Next nor an embedded form on a prerendered page until it is displayed', () => {
    window.IntersectionObserver = jest.fn(() => ({ observe() {}, disconnect() {} })) as never;
    document.body.innerHTML =
      '<form data-island="make"></form><script id="bootstrap-data" type="application/json">{"scripts":["/a.js"],"entry":{},"payload":"/p.json"}</script>';
    window.fetch = jest.fn(() => new Promise<never>(() => {}));
    jest.useFakeTimers();
    run({ prerendering: true });
    window.dispatchEvent(new Event('load'));
    document.dispatchEvent(new Event('focusin'));
    jest.runOnlyPendingTimers();
    expect(document.querySelector('link[href="/a.js"]')).toBeNull();
    document.dispatchEvent(new Event('prerenderingchange'));
    jest.runOnlyPendingTimers();
    expect(document.querySelector('link[href="/a.js"]')).not.toBeNull();
    jest.useRealTimers();
  });
});
