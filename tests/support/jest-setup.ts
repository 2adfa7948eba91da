/// <reference types="@testing-library/jest-dom" />

// Half of the tests have no page and need none of this.
if (typeof window !== 'undefined') {
  jest.requireActual('@testing-library/jest-dom');
  // Enough time for a busy machine.
  const { configure } =
    jest.requireActual<typeof import('@testing-library/dom')>('@testing-library/dom');
  configure({ asyncUtilTimeout: 60_000 });
  // As in browsers. For jsdom, it's a block, and would have spaces around it in a link's name.
  const style = document.createElement('style');
  style.textContent = 'span { display: inline }';
  document.head.append(style);
  // Browsers have these, jsdom doesn't.
  Element.prototype.scrollIntoView = () => {};
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.matchMedia ??= (query: string) =>
    ({
      matches: false,
      media: query,
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
}
