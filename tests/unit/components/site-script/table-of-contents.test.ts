import { markCurrentSection } from '@/components/site-script/table-of-contents';

type Entry = { target: Element; isIntersecting: boolean };
let report: (entries: Entry[]) => void = () => {};
const observed: Element[] = [];

beforeEach(() => {
  observed.length = 0;
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(callback: (entries: Entry[]) => void) {
        report = callback;
      }
      observe(element: Element) {
        observed.push(element);
      }
    },
  });
  document.body.innerHTML = `
    <nav data-toc><a href="#a">A</a><a href="#b">B</a><a href="#gone">Gone</a></nav>
    <nav data-toc><a href="#a">A</a><a href="#b">B</a></nav>
    <h2 id="a">A</h2><h2 id="b">B</h2>`;
});

const entry = (id: string, isIntersecting: boolean) => ({
  target: document.getElementById(id) as HTMLElement,
  isIntersecting,
});
const current = () =>
  [...document.querySelectorAll('[aria-current="location"]')].map((link) => link.textContent);

describe('the table of contents', () => {
  it('marks the last heading that was scrolled past, in both lists', () => {
    markCurrentSection(document);
    expect(observed.map(({ id }) => id)).toEqual(['a', 'b']);
    report([entry('a', true), entry('b', false)]);
    expect(current()).toEqual(['A', 'A']);
    report([entry('b', true)]);
    expect(current()).toEqual(['B', 'B']);
    report([entry('b', false)]);
    expect(current()).toEqual(['A', 'A']);
    report([entry('a', false)]);
    expect(current()).toEqual([]);
  });
});
