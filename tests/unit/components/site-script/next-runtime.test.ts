import { afterHydration, bootNextRuntime } from '@/components/site-script/next-runtime';

const data = {
  scripts: ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'],
  entry: { otherChunks: ['a.js'], runtimeModuleIds: [1] },
  payload: '/_next/static/payload/a.json',
};
const payload = [[0], [1, '1:"</script>"\n']];
const scope = window as Window & { TURBOPACK?: unknown[]; __next_f?: unknown[] };
const preloaded = () =>
  [...document.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));
const scripts = () =>
  [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
let state: jest.SpyInstance;
let arrive: () => void;
const fetched = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  delete scope.TURBOPACK;
  delete scope.__next_f;
  document.head.innerHTML = '';
  document.body.innerHTML = `<a href="/">Home</a><script id="bootstrap-data" type="application/json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  fetched.mockReset().mockImplementation(async () => {
    await arrived;
    return { json: async () => payload };
  });
  window.fetch = fetched;
  state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the client of Next', () => {
  it('is loaded after the page: its payload, and its scripts in order', () => {
    bootNextRuntime(document, window);
    jest.runAllTimers();
    expect(preloaded()).toEqual([]);
    window.dispatchEvent(new Event('load'));
    jest.runAllTimers();
    expect(preloaded()).toEqual(data.scripts);
    expect(fetched.mock.calls).toEqual([[data.payload]]);
  });

  it.each([
    ['the entry of the page', data.entry, [data.entry]],
    ['an entry in one of its scripts', null, []],
  ])('runs when the payload has arrived, not before, with %s', async (_, entry, queue) => {
    const block = document.querySelector('#bootstrap-data') as Element;
    block.textContent = JSON.stringify({ ...data, entry });
    state.mockReturnValue('complete');
    bootNextRuntime(document, window);
    jest.runAllTimers();
    expect(scripts()).toEqual([]);
    arrive();
    await jest.runAllTimersAsync();
    expect(scope.__next_f).toEqual(payload);
    expect(scope.TURBOPACK).toEqual(queue);
    expect(scripts()).toEqual(data.scripts);
  });

  it('does not run when the payload fails to load', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    state.mockReturnValue('complete');
    bootNextRuntime(document, window);
    await jest.runAllTimersAsync();
    expect(scripts()).toEqual([]);
    expect(scope.__next_f).toBeUndefined();
  });

  it('boots once, at the first interaction', async () => {
    bootNextRuntime(document, window);
    document.querySelector('a')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(preloaded()).toEqual(data.scripts);
    document.querySelector('a')?.dispatchEvent(new Event('keydown', { bubbles: true }));
    window.dispatchEvent(new Event('load'));
    arrive();
    await jest.runAllTimersAsync();
    expect(preloaded()).toEqual(data.scripts);
    expect(scripts()).toEqual(data.scripts);
  });
});

describe('a change of the order of elements', () => {
  const hydratedBody = (body: HTMLElement) => Object.assign(body, { __reactFiber$a: {} });

  it('happens immediately on a page without the client', () => {
    const callback = jest.fn();
    afterHydration(document, window, callback);
    expect(callback).toHaveBeenCalledTimes(1);
  });

  it('waits on a plain page until Next has hydrated it', () => {
    scope.__next_f = [[0]];
    const callback = jest.fn();
    afterHydration(document, window, callback);
    jest.advanceTimersByTime(1_000);
    expect(callback).not.toHaveBeenCalled();
    hydratedBody(document.body);
    jest.advanceTimersByTime(1_000);
    expect(callback).toHaveBeenCalledTimes(1);
  });
});
