import { holdEarlySubmits } from '@/components/site-script/early-submit';
import { READY_EVENT } from '@/lib/quote/early-submit';

let form: HTMLFormElement;
let submitted: jest.SpyInstance;
let again: jest.SpyInstance;

const submit = (target: HTMLFormElement) =>
  target.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<form data-held></form><form id="other"></form>';
  form = document.querySelector('form') as HTMLFormElement;
  submitted = jest.spyOn(form, 'submit').mockImplementation(() => {});
  again = jest.spyOn(form, 'requestSubmit').mockImplementation(() => {});
  holdEarlySubmits(document);
});
afterEach(() => {
  form.dispatchEvent(new Event(READY_EVENT, { bubbles: true }));
  jest.useRealTimers();
});

describe('a submission before the script of its form is up', () => {
  it('is held, and submitted again once when the script is ready', () => {
    expect(submit(form)).toBe(false);
    expect(submit(form)).toBe(false);
    expect(again).not.toHaveBeenCalled();
    form.dispatchEvent(new Event(READY_EVENT, { bubbles: true }));
    expect(again).toHaveBeenCalledTimes(1);
    jest.runAllTimers();
    expect(submitted).not.toHaveBeenCalled();
    expect(submit(form)).toBe(true);
  });

  it('goes the way of the platform when the script does not come', () => {
    submit(form);
    jest.advanceTimersByTime(3900);
    expect(submitted).not.toHaveBeenCalled();
    jest.advanceTimersByTime(200);
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  it('leaves other forms alone', () => {
    expect(submit(document.getElementById('other') as HTMLFormElement)).toBe(true);
  });
});
