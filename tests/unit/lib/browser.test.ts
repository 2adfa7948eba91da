import { showClosures, showOpeningTimes, TIMES_WANTED } from '@/lib/browser/opening-times';

describe('opening times', () => {
  const hours = [{ days: ['Mon', 'Tue'], opens: '08:00', closes: '20:00' }];
  const page = (rest: string) => {
    document.body.innerHTML = `${rest}<div data-opening-hours='${JSON.stringify({ hours, closures: [] })}'></div>`;
  };

  it('of the footer are the closures of today and the next 30 days at the business', () => {
    const days = ['2031-08-03', '2031-08-04', '2031-09-03', '2031-09-04'];
    document.body.innerHTML = days
      .map((day) => `<p data-closure="${day}" hidden>${day}</p>`)
      .join('');
    // In UTC it's August 5.
    showClosures(document, new Date('2031-08-04T22:00:00-04:00'));
    const shown = [...document.querySelectorAll('p:not([hidden])')].map((it) => it.textContent);
    expect(shown).toEqual(['2031-08-04', '2031-09-03']);
  });

  it('say at each place whether the business is open, and follow the clock', () => {
    jest.useFakeTimers();
    page('<i data-opening-status="long"></i><i data-opening-status="short"></i>');
    const shown = () =>
      [...document.querySelectorAll('i')].map((it) => [it.textContent, it.dataset.open]);
    let now = new Date('2031-08-04T23:59:30Z');
    showOpeningTimes(document, () => now);
    expect(shown()).toEqual([
      ['Open until 8 PM', 'true'],
      ['Open until 8 PM', 'true'],
    ]);
    now = new Date('2031-08-05T00:00:30Z');
    jest.advanceTimersByTime(60_000);
    expect(shown()).toEqual([
      ['Closed, opens Tuesday 8 AM', 'false'],
      ['Opens Tue 8 AM', 'false'],
    ]);
    jest.useRealTimers();
  });

  it('say when the next call is, also in what comes into the page later', () => {
    page('<b data-next-answer></b><main></main>');
    showOpeningTimes(document, () => new Date('2031-08-04T23:00:00-04:00'));
    const main = document.querySelector('main') as HTMLElement;
    main.innerHTML = '<b data-next-answer></b>';
    document.dispatchEvent(new Event(TIMES_WANTED));
    const shown = [...document.querySelectorAll('b')].map((it) => it.textContent);
    expect(shown).toEqual(['Tuesday from 8 AM', 'Tuesday from 8 AM']);
  });

  it('leave words alone that a translator has replaced', () => {
    page('<i data-opening-status></i>');
    showOpeningTimes(document, () => new Date('2031-08-04T22:00:00-04:00'));
    const line = document.querySelector('i') as HTMLElement;
    line.innerHTML = '<font>Cerrado</font>';
    document.dispatchEvent(new Event(TIMES_WANTED));
    expect(line).toHaveTextContent('Cerrado');
  });
});
