import { bootNextRuntime } from '@/components/site-script/next-runtime';

const data = {
  scripts: ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'],
  entry: { otherChunks: ['a.js'], runtimeModuleIds: [1] },
  payload: '/_next/static/payload/a.json',
};
const payload = [[0], [1, '1:"</script>"\n']];
const scope = window as Window & { TURBOPACK?: unknown[]; __next_f?: unknown[] };
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
  document.body.innerHTML = `<a href="/">Home</a><script id="framework" type="application/json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
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

describe('the framework', () => {
  it('waits until the page has loaded, then asks for its payload and its scripts in order', () => {
    bootNextRuntime(document, window);
    jest.runAllTimers();
    expect(scripts()).toEqual([]);
    window.dispatchEvent(new Event('load'));
    jest.runAllTimers();
    expect(scripts()).toEqual(data.scripts);
    expect(fetched.mock.calls).toEqual([[data.payload]]);
  });

  it('runs its entry when the payload is there, not before', async () => {
    state.mockReturnValue('complete');
    bootNextRuntime(document, window);
    jest.runAllTimers();
    expect(scope.TURBOPACK).toEqual([]);
    arrive();
    await jest.runAllTimersAsync();
    expect(scope.__next_f).toEqual(payload);
    expect(scope.TURBOPACK).toEqual([data.entry]);
  });

  it('leaves the page as it is when the payload cannot be had', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    state.mockReturnValue('complete');
    bootNextRuntime(document, window);
    await jest.runAllTimersAsync();
    expect(scope.TURBOPACK).toEqual([]);
    expect(scope.__next_f).toBeUndefined();
  });

  it('starts at the first sign of the visitor, once', () => {
    bootNextRuntime(document, window);
    document.querySelector('a')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(scripts()).toEqual(data.scripts);
    document.querySelector('a')?.dispatchEvent(new Event('keydown', { bubbles: true }));
    window.dispatchEvent(new Event('load'));
    jest.runAllTimers();
    expect(scripts()).toEqual(data.scripts);
  });

  it('starts at once on a page that has loaded already', () => {
    state.mockReturnValue('complete');
    bootNextRuntime(document, window);
    jest.runAllTimers();
    expect(scripts()).toEqual(data.scripts);
  });

  it('has nothing to do on a page without islands', () => {
    document.body.innerHTML = '';
    bootNextRuntime(document, window);
    window.dispatchEvent(new Event('load'));
    jest.runAllTimers();
    expect(scripts()).toEqual([]);
  });
});
