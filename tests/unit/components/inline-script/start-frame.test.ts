import {
  type FrameMessage,
  type LeadFormFrame,
  startFrame,
} from '@/components/inline-script/start-frame';
import { adClickReader } from '@/lib/measuring/ad-click';

const origin = 'https://forms.example';
const form = `${origin}/widget/form/f-1?notrack=true&make=Kia`;

function start(formUrl = form, win = window): LeadFormFrame {
  const container = document.createElement('div');
  container.dataset.leadForm = formUrl;
  document.body.append(container);
  startFrame(container, win, adClickReader);
  return container.firstElementChild as LeadFormFrame;
}
/** The parameters that the frame got, except its own. */
function added() {
  const {
    notrack: _,
    make: __,
    t: ___,
    ...rest
  } = Object.fromEntries(new URL(start().src).searchParams);
  return rest;
}
/** Stores the parameters, a JSON text, as those of an ad click of the next hour, or until a moment. */
const store = (parameters: string, until = Date.now() + 3_600_000) =>
  localStorage.setItem('attribution', `{"until":${until},"parameters":${parameters}}`);
const visit = (query: string) => window.history.replaceState(null, '', `/apply${query}`);

beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  visit('');
});

describe('the frame of the hosted form', () => {
  it('gets the ad click of the page it is on, else the one that is remembered, as long as its days last', () => {
    store('{"utm_source":"ad","gclid":"x"}');
    visit('?make=BMW');
    expect(added()).toEqual({ utm_source: 'ad', gclid: 'x' });
    visit('?make=BMW&utm_source=news&fbclid=&utm_source=%0D%0Ama%E2%80%AEil&notrack=false');
    expect(added()).toEqual({ utm_source: 'mail' });
    visit('');
    store('{"gclid":"x"}', Date.now() - 1);
    expect(added()).toEqual({});
  });

  it.each([
    ['cut at 300 characters', `utm_term=${'x'.repeat(500)}`, { utm_term: 'x'.repeat(300) }],
    ['whole, as long as they are', `gclid=${'x'.repeat(900)}`, { gclid: 'x'.repeat(900) }],
    ['not at all, where longer than any', `gclid=${'x'.repeat(1_001)}&fbclid=y`, { fbclid: 'y' }],
  ])('gets click ids and texts %s', (_, query, expected) => {
    visit(`?${query}`);
    expect(added()).toEqual(expected);
  });

  it('gets a value of the page’s URL no longer than the name of a car', () => {
    visit(`?model=${'x'.repeat(500)}`);
    const container = document.createElement('div');
    Object.assign(container.dataset, { leadForm: form, forwardedFields: 'model' });
    const { searchParams } = new URL(startFrame(container, window, adClickReader)?.src ?? '');
    expect(searchParams.get('model')).toBe('x'.repeat(80));
  });

  it('has the time, so that it is never cached, and no parameter of its own is overridden', () => {
    jest.useFakeTimers({ now: 1_754_000_000_000 });
    store('{"make":"Other","notrack":"false","t":"0","utm_term":"a","utm_source":"b"}');
    const { searchParams } = new URL(start(`${form}&utm_source=own`).src);
    expect(Object.fromEntries(searchParams)).toEqual({
      notrack: 'true',
      make: 'Kia',
      utm_source: 'own',
      t: '1754000000000',
      utm_term: 'a',
    });
    jest.useRealTimers();
  });

  it.each(['{', 'null', '{"gclid":7}'])('gets nothing from storage that has %s', (stored) => {
    store(stored);
    expect(added()).toEqual({});
    localStorage.setItem('attribution', stored);
    expect(added()).toEqual({});
  });

  it('loads where storage is forbidden', () => {
    const get = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    const win = Object.create(window, {
      localStorage: { get },
      location: { value: window.location },
      history: { value: window.history },
      document: { value: document },
      addEventListener: { value: window.addEventListener.bind(window) },
    });
    expect(start(form, win).src).toContain(form);
  });

  it('is not loaded again in an entry of the session history whose form was submitted', () => {
    window.history.replaceState({ submitted: true }, '');
    expect(start()).toBeNull();
    window.history.replaceState(null, '');
  });
});

it('messages of the provider alone are kept for React, and given to it from then on', () => {
  const frame = start();
  const post = (data: unknown, from = origin) =>
    window.dispatchEvent(new MessageEvent('message', { data, origin: from }));
  const dataOf = ({ event }: FrameMessage) => event.data;
  post('early');
  for (const evil of ['https://forms.example.evil.com', 'http://forms.example', 'null'])
    post('evil', evil);
  const received: unknown[] = [];
  frame.onMessage = (message) => received.push(dataOf(message));
  post('later');
  expect([frame.early.map(dataOf), received]).toEqual([['early'], ['later']]);
  frame.remove();
  post('from a removed frame');
  expect(received).toHaveLength(1);
});

it('the page stops listening to a frame that was removed', () => {
  jest.useFakeTimers();
  const leave = () => window.dispatchEvent(new Event('blur'));
  const frame = start();
  jest.runAllTimers();
  leave();
  expect(jest.getTimerCount()).toBe(1);
  frame.remove();
  jest.runAllTimers();
  leave();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
