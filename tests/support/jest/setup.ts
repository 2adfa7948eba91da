/// <reference types="@testing-library/jest-dom" />

// Half of the tests have no page, and none of this to load.
if (typeof window !== 'undefined') {
  jest.requireActual('@testing-library/jest-dom');
  // As long as a busy machine takes.
  const { configure } =
    jest.requireActual<typeof import('@testing-library/dom')>('@testing-library/dom');
  configure({ asyncUtilTimeout: 60_000 });
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
