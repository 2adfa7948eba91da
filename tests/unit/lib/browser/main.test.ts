/** Runs the whole script, as public/site.js does. */
function run({ prerendering = false } = {}) {
  Object.defineProperty(document, 'prerendering', { value: prerendering, configurable: true });
  const script = document.createElement('script');
  script.dataset.adClickDays = '30';
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  jest.isolateModules(() => require('@/lib/browser/main'));
}

beforeEach(() => {
  window.IntersectionObserver = jest.fn(() => ({ observe() {}, disconnect() {} })) as never;
  localStorage.clear();
  window.history.replaceState(null, '', '/?utm_source=ad&make=Kia');
});

describe('the site script', () => {
  it('neither stores anything nor starts Next on a prerendered page until it is displayed', () => {
    document.body.innerHTML =
      '<form data-island="make"></form><script id="bootstrap-data" type="application/json">{"scripts":["/a.js"],"entry":{},"payload":"/p.json"}</script>';
    window.fetch = jest.fn(() => new Promise<never>(() => {}));
    jest.useFakeTimers();
    const state = () => [
      localStorage.getItem('attribution'),
      document.querySelector('link[href="/a.js"]'),
    ];
    run({ prerendering: true });
    window.dispatchEvent(new Event('load'));
    document.dispatchEvent(new Event('focusin'));
    jest.runOnlyPendingTimers();
    expect(state()).toEqual([null, null]);
    document.dispatchEvent(new Event('prerenderingchange'));
    jest.runOnlyPendingTimers();
    expect(state()).toEqual([
      expect.stringContaining('{"utm_source":"ad"}'),
      expect.any(HTMLLinkElement),
    ]);
    jest.useRealTimers();
  });
});
