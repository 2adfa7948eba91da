import { replaceFailedImages } from '@/lib/browser/failed-images';
import { showOpeningTimes } from '@/lib/browser/lazy';
import { sortPosts } from '@/lib/browser/sort-posts';

describe('an image that fails to load', () => {
  const PLACEHOLDER = '/vehicles/broken-image.svg';
  const image = () => document.querySelector('img') as HTMLImageElement;
  const html = `<img data-fallback="${PLACEHOLDER}" src="/gone.jpg" srcset="/gone-2x.jpg 2x" alt="2031 Kia EV9">`;

  it('is replaced by its placeholder, once, also when it was added to the page later', () => {
    replaceFailedImages(document);
    document.body.innerHTML = html;
    image().dispatchEvent(new Event('error'));
    expect(image()).toHaveAttribute('src', PLACEHOLDER);
    expect(image()).not.toHaveAttribute('srcset');
    image().src = '/changed.svg';
    image().dispatchEvent(new Event('error'));
    expect(image()).toHaveAttribute('src', '/changed.svg');
  });

  it.each([
    ['is replaced when it failed before the script ran', true, PLACEHOLDER],
    ['is not replaced while it is still loading', false, '/gone.jpg'],
  ])('%s', (_, complete, src) => {
    document.body.innerHTML = html;
    Object.defineProperties(image(), {
      complete: { value: complete },
      naturalWidth: { value: 0 },
      currentSrc: { value: 'http://localhost/gone.jpg' },
    });
    replaceFailedImages(document);
    expect(image()).toHaveAttribute('src', src);
  });
});

function visit(query: string) {
  window.history.replaceState(null, '', `/blog${query}`);
  document.body.innerHTML = `
    <select data-sorts="posts" disabled><option value="newest"></option><option value="oldest"></option></select>
    <ol id="posts"><li>3</li><li>2</li><li>1</li></ol>`;
  sortPosts(document, window);
  const select = document.querySelector('select') as HTMLSelectElement;
  return { select, shown: () => [select.value, document.querySelector('ol')?.textContent] };
}

it.each([
  ['', ['newest', '321']],
  ['?sort=oldest', ['oldest', '123']],
  ['?sort=newest', ['newest', '321']],
  ['?sort=x', ['newest', '321']],
])('the posts at /blog%s are in the order %j', (query, order) => {
  const { select, shown } = visit(query);
  expect(shown()).toEqual(order);
  expect(select).toBeEnabled();
});

it.each([
  ['?utm_source=a#posts', 'oldest', '?utm_source=a&sort=oldest#posts', '123'],
  ['?sort=oldest&utm_source=a', 'newest', '?utm_source=a', '321'],
  ['?sort=oldest', 'newest', '', '321'],
])('the choice at /blog%s of "%s" leads to /blog%s', (query, value, changed, order) => {
  const entries = window.history.length;
  const { select, shown } = visit(query);
  select.value = value;
  select.dispatchEvent(new Event('change'));
  expect(shown()).toEqual([value, order]);
  expect(window.location.href).toBe(`http://localhost/blog${changed}`);
  expect(window.history).toHaveLength(entries);
});

const observe = jest.fn();
let comeNear = () => {};
beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      comeNear = () => callback([{ isIntersecting: true }]);
    }
    observe = observe;
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

it('the footer lists the closures of today and the next 30 days at the business, when they come near the view', () => {
  const days = ['2031-08-03', '2031-08-04', '2031-09-03', '2031-09-04'];
  document.body.innerHTML = days.map((day) => `<p data-closure="${day}" hidden>${day}</p>`).join('');
  // In UTC it's August 5.
  showOpeningTimes(document, () => new Date('2031-08-04T22:00:00-04:00'));
  const shown = () => [...document.querySelectorAll('p:not([hidden])')].map((it) => it.textContent);
  expect(shown()).toEqual([]);
  comeNear();
  expect(shown()).toEqual(['2031-08-04', '2031-09-03']);
});

it('the opening-hours line is displayed when its parent comes near the view, and follows the clock', () => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div><p data-opening-hours hidden><span data-opening-text></span></p></div>';
  const line = document.querySelector('p') as HTMLElement;
  const hours = [{ days: ['Mon', 'Tue'], opens: '08:00', closes: '20:00' }];
  line.dataset.openingHours = JSON.stringify({ hours, closures: [] });
  let now = new Date('2031-08-04T23:59:30Z');
  showOpeningTimes(document, () => now);
  expect(line).not.toBeVisible();
  expect(observe).toHaveBeenCalledWith(line.parentElement);
  comeNear();
  expect(line).toBeVisible();
  expect(line).toHaveTextContent('Open now until 8:00 PM');
  now = new Date('2031-08-05T00:00:30Z');
  jest.advanceTimersByTime(60_000);
  expect(line).toHaveTextContent('Closed now, opens tomorrow at 8:00 AM');
  jest.useRealTimers();
});
