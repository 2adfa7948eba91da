import '@testing-library/jest-dom';

if (typeof window !== 'undefined') {
  // What Safari 16 lacks. Node's own URL needs it.
  Reflect.deleteProperty(URLSearchParams.prototype, 'size');
  // What a browser has and jsdom lacks.
  window.scrollTo = () => {};
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
