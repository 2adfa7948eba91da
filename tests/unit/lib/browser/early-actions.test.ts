import { listenForConversions } from '@/lib/browser/conversions';
import { holdEarlyActions } from '@/lib/browser/early-actions';
import { READY_EVENT } from '@/lib/site/early-actions';

const repeated = jest.fn();
let form: HTMLFormElement;
let link: HTMLAnchorElement;

const submit = (target: Element | null) =>
  target?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
const click = (target: Element, options: MouseEventInit = {}) =>
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
const islandResponds = () => form.dispatchEvent(new Event(READY_EVENT, { bubbles: true }));

beforeEach(() => {
  jest.useFakeTimers();
  repeated.mockReset();
  document.body.innerHTML = `<form data-held="true"></form><form id="other"></form>
    <a data-held="true" data-conversion="apply_click" href="#vehicle"><b>Apply Now</b></a><a id="plain" href="#plain">About</a>`;
  form = document.querySelector('form') as HTMLFormElement;
  link = document.querySelector('a') as HTMLAnchorElement;
  form.requestSubmit = () => repeated(form);
  link.click = () => repeated(link);
  holdEarlyActions(document);
});
afterEach(() => {
  islandResponds();
  jest.useRealTimers();
});

describe('before the island responds', () => {
  it('a submission is held, and repeated once afterward, unlike that of other forms', () => {
    expect(submit(document.getElementById('other'))).toBe(true);
    expect(submit(form)).toBe(false);
    expect(submit(form)).toBe(false);
    expect(repeated).not.toHaveBeenCalled();
    islandResponds();
    expect(repeated.mock.calls).toEqual([[form]]);
    jest.runAllTimers();
    expect(repeated).toHaveBeenCalledTimes(1);
    expect(submit(form)).toBe(true);
  });

  it('a click on its link is held and repeated, and no other click', () => {
    expect(click(document.getElementById('plain') as Element)).toBe(true);
    expect(click(link, { ctrlKey: true })).toBe(true);
    expect(click(link.firstElementChild as Element)).toBe(false);
    islandResponds();
    expect(repeated.mock.calls).toEqual([[link]]);
    expect(click(link)).toBe(true);
  });

  it('only the last of several actions is repeated, and shows that it waits', () => {
    submit(form);
    click(link);
    expect(document.querySelectorAll('[data-waiting]')).toHaveLength(1);
    expect(link).toHaveAttribute('data-waiting');
    islandResponds();
    expect(repeated.mock.calls).toEqual([[link]]);
    expect(link).not.toHaveAttribute('data-waiting');
  });

  it('a held click is not reported: its repetition is', () => {
    const report = jest.fn();
    Object.assign(window, { gtag_report_conversion: report });
    listenForConversions(document);
    click(link);
    expect(report).not.toHaveBeenCalled();
    islandResponds();
    click(link);
    expect(report).toHaveBeenCalledTimes(1);
  });
});

it('an action is left to the browser after four seconds without a response', () => {
  submit(form);
  jest.advanceTimersByTime(3900);
  expect(repeated).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(repeated).toHaveBeenCalledTimes(1);
  expect(submit(form)).toBe(true);
});

it('an island that responded earlier has changed the attribute', () => {
  link.dataset.held = 'false';
  expect(click(link)).toBe(true);
});
