import '@testing-library/jest-dom';

// What Safari 16 lacks.
Reflect.deleteProperty(URLSearchParams.prototype, 'size');

// What a browser has and jsdom lacks.
if (typeof window !== 'undefined') {
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
