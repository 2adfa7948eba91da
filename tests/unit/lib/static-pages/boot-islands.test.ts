import { afterHydration, bootNextRuntime } from '@/lib/static-pages/boot-islands';

const data = {
  scripts: ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'],
  entry: { otherChunks: ['a.js'], runtimeModuleIds: [1] },
  payload: '/_next/static/media/a.json',
};
const payload = [[0], [1, '1:"</script>"\n']];
const scope = window as Window & { TURBOPACK?: unknown[]; __next_f?: unknown[] };
const preloaded = () =>
  [...document.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));
const finishPreloads = async (result = 'load') => {
  await jest.advanceTimersByTimeAsync(50);
  for (const link of document.querySelectorAll('link[rel=preload]'))
    link.dispatchEvent(new Event(result));
  await jest.advanceTimersByTimeAsync(0);
};
const scripts = () =>
  [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
/** Reports islands as in view, or a frame as painted. */
let cameIntoView: (isIntersecting: boolean) => void;
let painted: () => void;
let arrive: () => void;
const observed = jest.fn();
const fetched = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  delete scope.TURBOPACK;
  delete scope.__next_f;
  Reflect.deleteProperty(document.body, '__reactFiber$a');
  window.history.replaceState(null, '', '/');
  document.head.innerHTML = '';
  document.body.innerHTML = `<a id="other" href="/">Home</a><a id="quote" data-scroll-to="get-quote" href="#get-quote">Get Quote</a>
    <a id="elsewhere" data-scroll-to="contact-form" href="/#contact-form">Contact</a>
    <form id="get-quote" data-island="make model"><select></select></form>
    <script id="bootstrap-data" type="application/json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  fetched.mockReset().mockImplementation(async () => {
    await arrived;
    return { ok: true, json: async () => payload };
  });
  observed.mockReset();
  window.fetch = fetched;
  window.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      cameIntoView = (isIntersecting) => callback([{ isIntersecting }]);
    }
    observe = observed;
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  const frames: FrameRequestCallback[] = [];
  window.requestAnimationFrame = (callback) => frames.push(callback);
  painted = () => {
    window.requestAnimationFrame = (callback) => setTimeout(callback, 0, 0) as never;
    for (const callback of frames) callback(0);
  };
});
afterEach(() => {
  touch('select'); // Removes the listeners of a test that did not boot.
  jest.useRealTimers();
});

const touch = (selector: string, type = 'pointerdown') =>
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
const isLoading = () => {
  jest.runAllTimers();
  return fetched.mock.calls.length > 0;
};

describe('the client of Next', () => {
  it('is loaded when an island comes near the view, but not before the first paint', () => {
    bootNextRuntime(document, window);
    expect(observed.mock.calls).toEqual([[document.querySelector('form')]]);
    cameIntoView(false);
    cameIntoView(true);
    expect(isLoading()).toBe(false);
    painted();
    expect(isLoading()).toBe(true);
    expect(preloaded()).toEqual(data.scripts);
    expect(fetched.mock.calls).toEqual([[data.payload]]);
  });

  it.each([
    ['?model=EV9', true],
    ['?utm_source=ad', false],
  ])(
    'with the query %s, of which the island may read a part, is loaded at once: %s',
    (query, expected) => {
      window.history.replaceState(null, '', `/${query}`);
      bootNextRuntime(document, window);
      painted();
      expect(isLoading()).toBe(expected);
    },
  );

  it.each([
    ['select', 'change', true],
    ['#quote', 'pointerover', true],
    ['#elsewhere', 'pointerover', false],
    ['#other', 'pointerdown', false],
  ])('at %s on %s is loaded: %s', (selector, type, expected) => {
    bootNextRuntime(document, window);
    touch(selector, type);
    expect(isLoading()).toBe(expected);
  });

  it('runs once, with the entry of the page, when the payload has arrived', async () => {
    bootNextRuntime(document, window);
    touch('select');
    touch('select', 'keydown');
    jest.runAllTimers();
    expect(scripts()).toEqual([]);
    painted();
    cameIntoView(true);
    arrive();
    await finishPreloads();
    expect(scope.__next_f).toEqual(payload);
    expect(scope.TURBOPACK).toEqual([data.entry]);
    expect(scripts()).toEqual(data.scripts);
  });

  it.each(['load', 'error'])(
    'runs when its preloaded scripts have reported: %s',
    async (result) => {
      bootNextRuntime(document, window);
      touch('select');
      arrive();
      await jest.runAllTimersAsync();
      expect(scripts()).toEqual([]);
      await finishPreloads(result);
      expect(scripts()).toEqual(data.scripts);
    },
  );

  it('finds the original texts on a page that a translator has changed', async () => {
    const link = document.querySelector('#other') as Element;
    bootNextRuntime(document, window);
    const translation = document.createElement('font');
    translation.textContent = 'Inicio';
    link.replaceChildren(translation);
    touch('select');
    arrive();
    await finishPreloads();
    expect(link.innerHTML).toBe('Home');
    Object.assign(document.body, { __reactFiber$a: {} });
    jest.advanceTimersByTime(100);
    expect(link.innerHTML).toBe('<font>Inicio</font>');
  });

  describe('when the payload fails to load', () => {
    it.each([
      ['without a connection', () => Promise.reject(new TypeError('Failed to fetch'))],
      ['with an error of the server', () => Promise.resolve({ ok: false, status: 503 })],
    ])('%s, it does not run, and asks again at the next sign', async (_, failure) => {
      fetched.mockImplementationOnce(failure);
      bootNextRuntime(document, window);
      touch('select');
      await jest.runAllTimersAsync();
      expect(scripts()).toEqual([]);
      expect(scope.__next_f).toBeUndefined();

      arrive();
      touch('select');
      await finishPreloads();
      expect(fetched).toHaveBeenCalledTimes(2);
      expect(scope.__next_f).toEqual(payload);
      expect(scripts()).toEqual(data.scripts);
    });
  });
});

it('a change of the order of elements waits on a plain page until Next has hydrated it', () => {
  const [withoutClient, plain] = [jest.fn(), jest.fn()];
  afterHydration(document, window, withoutClient);
  expect(withoutClient).toHaveBeenCalledTimes(1);
  scope.__next_f = [[0]];
  afterHydration(document, window, plain);
  jest.advanceTimersByTime(1_000);
  expect(plain).not.toHaveBeenCalled();
  Object.assign(document.body, { __reactFiber$a: {} });
  jest.advanceTimersByTime(1_000);
  expect(plain).toHaveBeenCalledTimes(1);
});
