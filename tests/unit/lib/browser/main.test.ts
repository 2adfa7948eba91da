/** Runs the whole script, as public/site.js does. */
function run({ prerendering = false } = {}) {
  Object.defineProperty(document, 'prerendering', { value: prerendering, configurable: true });
  jest.isolateModules(() => require('@/lib/browser/main'));
}
/** What is loaded lazily has run by the next task. */
const loaded = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  window.IntersectionObserver = jest.fn(() => ({ observe() {}, disconnect() {} })) as never;
  sessionStorage.clear();
  window.history.replaceState(null, '', '/?utm_source=ad&make=Kia');
});

describe('the site script', () => {
  it.each([
    ['loads the scripts of Vercel when the layout asks for them', true, false, 2],
    ['loads no scripts of Vercel otherwise', false, false, 0],
    ['loads no scripts of Vercel under Global Privacy Control', true, true, 0],
  ])('%s', async (_, asked, globalPrivacyControl, scripts) => {
    const define = (target: object, name: string, value: unknown) =>
      Object.defineProperty(target, name, { value, configurable: true });
    define(navigator, 'globalPrivacyControl', globalPrivacyControl);
    const element = document.createElement('script');
    element.toggleAttribute('data-web-analytics', asked);
    define(document, 'currentScript', element);
    run();
    await loaded();
    expect(document.querySelectorAll('script[src^="/_vercel/"]')).toHaveLength(scripts);
    document.head.innerHTML = '';
  });

  it('neither stores anything nor starts Next on a prerendered page until it is displayed', () => {
    document.body.innerHTML =
      '<form data-island="make"></form><script id="bootstrap-data" type="application/json">{"scripts":["/a.js"],"entry":{},"payload":"/p.json"}</script>';
    window.fetch = jest.fn(() => new Promise<never>(() => {}));
    jest.useFakeTimers();
    const state = () => [sessionStorage.getItem('attribution'), document.querySelector('link[href="/a.js"]')];
    run({ prerendering: true });
    window.dispatchEvent(new Event('load'));
    document.dispatchEvent(new Event('focusin'));
    jest.runOnlyPendingTimers();
    expect(state()).toEqual([null, null]);
    document.dispatchEvent(new Event('prerenderingchange'));
    jest.runOnlyPendingTimers();
    expect(state()).toEqual(['{"utm_source":"ad"}', expect.any(HTMLLinkElement)]);
    jest.useRealTimers();
  });
});
