import { holdEarlySubmits } from '@/components/site-script/early-submit';
import { READY_EVENT } from '@/lib/quote/early-submit';

let form: HTMLFormElement;
let submitted: jest.SpyInstance;
let requested: jest.SpyInstance;

const submit = (target: HTMLFormElement) =>
  target.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<form data-held></form><form id="other"></form>';
  form = document.querySelector('form') as HTMLFormElement;
  submitted = jest.spyOn(form, 'submit').mockImplementation(() => {});
  requested = jest.spyOn(form, 'requestSubmit').mockImplementation(() => {});
  holdEarlySubmits(document);
});
afterEach(() => {
  form.dispatchEvent(new Event(READY_EVENT, { bubbles: true }));
  jest.useRealTimers();
});

describe('a submission before its form has hydrated', () => {
  it('is delayed, and repeated once after hydration, unlike that of other forms', () => {
    expect(submit(document.getElementById('other') as HTMLFormElement)).toBe(true);
    expect(submit(form)).toBe(false);
    expect(submit(form)).toBe(false);
    expect(requested).not.toHaveBeenCalled();
    form.dispatchEvent(new Event(READY_EVENT, { bubbles: true }));
    expect(requested).toHaveBeenCalledTimes(1);
    jest.runAllTimers();
    expect(submitted).not.toHaveBeenCalled();
    expect(submit(form)).toBe(true);
  });

  it('is left to the browser after four seconds without hydration', () => {
    submit(form);
    jest.advanceTimersByTime(3900);
    expect(submitted).not.toHaveBeenCalled();
    jest.advanceTimersByTime(200);
    expect(submitted).toHaveBeenCalledTimes(1);
  });
});
