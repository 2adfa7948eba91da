import { showSentNotes } from '@/lib/browser/sent-notes';
import {
  markSentRequest,
  rememberRequest,
  requestOf,
  SENT_REQUESTS,
  sentRequests,
  wasSent,
  watchSentRequests,
} from '@/lib/lead-form/sent-requests';

const rav4 = requestOf({ make: 'Toyota', model: 'RAV4', year: 2031 });

beforeEach(() => sessionStorage.clear());

describe('the cars that a visitor has asked about', () => {
  it.each([
    ['another case', { make: 'TOYOTA', model: 'rav4', year: '2031' }],
    ['more spaces', { make: ' Toyota ', model: ' RAV4', year: 2031 }],
  ])('are the same with %s', (_, car) => {
    expect(requestOf(car)).toBe(rav4);
  });

  it('are others with another year', () => {
    expect(requestOf({ make: 'Toyota', model: 'RAV4', year: 2032 })).not.toBe(rav4);
  });

  it('are remembered for the session, each once, and a make alone is another request', () => {
    expect(wasSent(rav4, window)).toBe(false);
    rememberRequest(rav4, window);
    rememberRequest(requestOf({ make: 'Toyota' }), window);
    rememberRequest(rav4, window);
    expect(sentRequests(window)).toEqual(['toyota', 'toyota rav4 2031']);
    expect(wasSent(rav4, window)).toBe(true);
  });

  it.each([
    ['broken', '['],
    ['no list', '{"length":1}'],
    ['a list of something else', '[1,null,{}]'],
  ])('are none where the storage is %s', (_, stored) => {
    sessionStorage.setItem(SENT_REQUESTS, stored);
    expect(sentRequests(window)).toEqual([]);
  });

  it('are none where storage is forbidden, and remembering one does no harm', () => {
    const win = Object.create(window, {
      sessionStorage: {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      },
    });
    rememberRequest(rav4, win);
    expect(sentRequests(win)).toEqual([]);
  });

  it('are told to who watches, after a request and after Back, until he stops', () => {
    const told = jest.fn();
    const stop = watchSentRequests(told, window);
    rememberRequest(rav4, window);
    window.dispatchEvent(new Event('pageshow'));
    expect(told).toHaveBeenCalledTimes(2);
    stop();
    rememberRequest(rav4, window);
    window.dispatchEvent(new Event('pageshow'));
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('have a note on their cards, and no other car has one', () => {
    const note = (request: string) => `<p data-sent-note="${request}" hidden>Request sent</p>`;
    document.body.innerHTML = note(rav4) + note('toyota camry');
    showSentNotes(document, window);
    const hidden = () => [...document.querySelectorAll('p')].map((it) => it.hidden);
    expect(hidden()).toEqual([true, true]);
    rememberRequest(rav4, window);
    expect(hidden()).toEqual([false, true]);
  });
});

describe('the entry of the session history', () => {
  const submitted = () => {
    window.history.replaceState({ other: 1 }, '');
    const place = document.createElement('div');
    place.dataset.request = rav4;
    const inline: typeof markSentRequest = new Function(`return ${markSentRequest}`)();
    inline(place, window, SENT_REQUESTS);
    return window.history.state;
  };

  it('says that a form was submitted for a car that was asked about, without any other code', () => {
    expect(submitted()).toEqual({ other: 1 });
    rememberRequest(rav4, window);
    expect(submitted()).toEqual({ other: 1, submitted: true });
  });

  it('stays as it is where the storage has something else', () => {
    sessionStorage.setItem(SENT_REQUESTS, '{');
    expect(submitted()).toEqual({ other: 1 });
  });
});
