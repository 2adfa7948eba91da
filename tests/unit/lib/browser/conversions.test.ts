import { listenForConversions } from '@/lib/browser/conversions';

const scope = globalThis as { gtag_report_conversion?: unknown; dataLayer?: unknown[] };
const reporter = jest.fn();

beforeAll(() => listenForConversions(document));
beforeEach(() => {
  delete scope.dataLayer;
  scope.gtag_report_conversion = reporter;
  document.body.innerHTML = `
    <article data-conversion="inventory_card" data-make="Toyota" data-model="Camry" data-place="card">
      <h2>Camry</h2>
      <a data-conversion="call" href="#call"><svg><path id="icon" d=""></path></svg>Call</a>
    </article>
    <a href="#elsewhere">Elsewhere</a>`;
});
afterEach(() => {
  delete scope.gtag_report_conversion;
});

const click = (selector: string, options: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
  document.querySelector(selector)?.dispatchEvent(event);
  return event;
};

describe('the conversion listener', () => {
  it.each([
    ['a marked card', 'h2', 'inventory_card'],
    ['a marked link inside a marked card', 'a[data-conversion]', 'call'],
    ['an icon inside a marked link', '#icon', 'call'],
  ])('reports a click on %s once, and pushes one event', (_, selector, event) => {
    click(selector);
    expect(reporter.mock.calls).toEqual([[]]);
    expect(scope.dataLayer).toEqual([{ event, page: '/', place: 'card', make: 'Toyota', model: 'Camry' }]);
  });

  it('reports a click whose propagation another script stops', () => {
    const stop = (event: Event) => event.stopPropagation();
    document.querySelector('article')?.addEventListener('click', stop);
    click('h2');
    expect(reporter).toHaveBeenCalledTimes(1);
  });

  it('does not report a click on anything else', () => {
    click('a[href="#elsewhere"]');
    expect(reporter).not.toHaveBeenCalled();
    expect(scope.dataLayer).toBeUndefined();
  });

  it('never prevents the click, with or without a reporter, or with one that throws', () => {
    for (const hook of [
      reporter,
      undefined,
      () => {
        throw new Error('blocked');
      },
    ]) {
      scope.gtag_report_conversion = hook;
      expect(click('a[data-conversion]').defaultPrevented).toBe(false);
    }
  });
});
