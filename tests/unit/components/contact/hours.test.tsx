import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { TextByHour } from '@/components/contact/filled-texts';
import {
  DayRows,
  HoursProvider,
  OpeningLine,
  OpenOrClosed,
} from '@/components/contact/hours.island';
import { ContactPage } from '@/components/contact-page/contact-page';

const schedule = {
  hours: [{ days: ['Mon', 'Tue'], opens: '08:00', closes: '20:00' }],
  closures: ['2031-08-03', '2031-08-04', '2031-09-03', '2031-09-04'].map((date) => ({
    date,
    label: date,
  })),
};
const rows = [
  { label: 'Mon-Tue', hours: '8 AM-8 PM' },
  ...schedule.closures.map(({ date, label }) => ({ date, label, hours: 'closed' })),
];
const parts = (
  <HoursProvider schedule={{ ...schedule, closures: [] }}>
    <OpeningLine />
    <OpenOrClosed closed="Write to us." reserve="Write to us." open="Call us." />
    <TextByHour closed="We’ll call you {when}." open="We’re here {when}." />
  </HoursProvider>
);

/** What can be tapped in the contact page, in order. */
const tapped = (time: string) => {
  at(time);
  render(
    <HoursProvider schedule={schedule}>
      <ContactPage />
    </HoursProvider>,
    { container },
  );
  return [...container.querySelectorAll('a')].map(({ href }) => href);
};

const container = document.createElement('div');
document.body.append(container);
const at = (time: string) => jest.useFakeTimers({ now: new Date(time) });
afterEach(() => jest.useRealTimers());

const words = () =>
  [...container.querySelectorAll('span:not(:has(span))')].map((it) => it.textContent);

it('the buttons of the contact page keep their places at all hours', () => {
  const [open, closed] = [tapped('2031-08-05T16:00:00Z'), tapped('2031-08-06T16:00:00Z')];
  expect(closed).toEqual(open);
});

describe('what depends on the hour', () => {
  it('follows the clock, also of a page that was left open or is shown again by Back', () => {
    at('2031-08-04T23:59:30Z');
    container.innerHTML = renderToString(parts);
    render(parts, { container, hydrate: true });
    expect(words()).toEqual(['Open until 8 PM', 'Call us.', 'today until 8 PM']);
    act(() => jest.advanceTimersByTime(60_000));
    expect(words()).toEqual(['Opens Tue 8 AM', 'Write to us.', 'Tuesday from 8 AM']);
    jest.setSystemTime(new Date('2031-08-05T13:00:00Z'));
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(words()[0]).toBe('Open until 8 PM');
    jest.setSystemTime(new Date('2031-08-06T00:00:30Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(words()[0]).toMatch(/^Opens/);
  });

  it('has the closures of today and the next 30 days at the business', () => {
    // In UTC it's August 5.
    at('2031-08-04T22:00:00-04:00');
    const list = (
      <HoursProvider schedule={schedule}>
        <table>
          <tbody>
            <DayRows rows={rows} />
          </tbody>
        </table>
      </HoursProvider>
    );
    expect(renderToString(list)).not.toContain('2031');
    const { container: shown } = render(list);
    const terms = [...shown.querySelectorAll('th')].map((it) => it.textContent);
    expect(terms).toEqual(['Mon-Tue', '2031-08-04', '2031-09-03']);
  });
});
