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
  it('loads the hosted forms of a static page, and none that has been loaded', async () => {
    const place = (content = '') => `<div data-lead-form="https://forms.example/a">${content}</div>`;
    document.body.innerHTML = `${place()}${place('<iframe src="https://forms.example/started"></iframe>')}<dialog>${place()}</dialog>`;
    run();
    await loaded();
    const urls = [...document.querySelectorAll('iframe')].map(({ src }) => src.replace(/\?.*/, ''));
    expect(urls).toEqual(['https://forms.example/a', 'https://forms.example/started']);
  });

  it('creates no formatter while it starts, which takes 50 ms on a slow phone', () => {
    const schedule = '{"hours":[{"days":["Mon","Thu"],"opens":"08:00","closes":"20:00"}],"closures":[]}';
    document.body.innerHTML = `<p data-opening-status></p><p data-closure="2031-07-04"></p><div data-opening-hours='${schedule}'></div>`;
    const formatters = [
      jest.spyOn(Intl, 'NumberFormat'),
      jest.spyOn(Intl, 'DateTimeFormat'),
      jest.spyOn(Date.prototype, 'toLocaleString'),
    ];
    run();
    expect(document.querySelector('p')).not.toHaveTextContent(/^$/);
    for (const formatter of formatters) expect(formatter).not.toHaveBeenCalled();
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
