import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { HoursProvider } from '@/components/contact/hours.island';
import { startFrame } from '@/components/inline-script/start-frame';
import { LeadForm } from '@/components/lead-form/lead-form.island';
import { OnSubmittedContext } from '@/components/lead-form/until-submitted.island';
import { adClickReader } from '@/lib/measuring/ad-click';
import { frame, leadFormProps, post } from './provider';

const scope = globalThis as { gtag_report_conversion?: unknown };
const reporter = jest.fn();
const onPageSubmitted = jest.fn();

const TUESDAY_NOON = new Date('2031-08-05T16:00:00Z');
const openNow = { hours: [{ days: ['Tue'], opens: '09:00', closes: '17:00' }], closures: [] };
const closed = { hours: [], closures: [] };

/** The form on a page that waits for its submission. */
const Form = (props: Partial<ComponentProps<typeof LeadForm>> & { isClosed?: boolean }) => (
  <OnSubmittedContext value={onPageSubmitted}>
    <HoursProvider schedule={props.isClosed ? closed : openNow}>
      <LeadForm {...leadFormProps} {...props} />
    </HoursProvider>
  </OnSubmittedContext>
);
const open = (props: ComponentProps<typeof Form> = {}) => render(<Form {...props} />);
/** The first of the links, which the notice has, too. */
const newTab = () => screen.getAllByRole('link', { name: /^Open the form/ })[0];
const container = () => document.querySelector('[data-lead-form]') as HTMLElement;
/** What the notice and the other parts around the frame are shown by. */
const phase = () => document.querySelector<HTMLElement>('[data-phase]')?.dataset.phase;
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers({ now: TUESDAY_NOON });
  scope.gtag_report_conversion = reporter;
  document.body.replaceChildren();
});
afterEach(() => {
  jest.useRealTimers();
  delete scope.gtag_report_conversion;
});

describe('the embedded form', () => {
  it('is titled Lease Form, 960 pixels high, loaded once, and scrolls nowhere by itself until the page is left', () => {
    const props = () => ({ hiddenFields: { make: 'Kia' }, paramKeys: { make: 'vehicle_make' } });
    const { rerender } = open(props());
    const { src } = frame('Lease Form');
    expect(src).toContain('?notrack=true&vehicle_make=Kia&');
    expect(container().style.height).toBe('960px');
    expect(history.scrollRestoration).toBe('manual');
    fireEvent(window, new Event('pagehide'));
    expect(history.scrollRestoration).toBe('auto');
    fireEvent(window, new Event('pageshow'));
    expect(history.scrollRestoration).toBe('manual');
    wait(5_000);
    rerender(<Form {...props()} />);
    expect(frame('Lease Form').src).toBe(src);
    expect(newTab()).toHaveAttribute('href', src);
  });

  it('is replaced by the phone number when no provider is configured', () => {
    open({ leadFormOrigin: null });
    expect(screen.getByText('The online form isn’t available right now.')).toBeVisible();
    expect(screen.getByRole('link', { name: `Call ${leadFormProps.phone}` })).toHaveAttribute(
      'href',
      'tel:+12015550199',
    );
    expect(document.querySelector('iframe')).toBeNull();
  });
});

it('a form that a script has loaded before hydration has its height, and its submission counted, once', () => {
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(<Form />);
  startFrame(container(), window, adClickReader);
  post(['highlevel.setHeight', { height: 1_200 }]);
  post({ type: 'form_submitted' });
  post({ submitted: true });
  render(<Form />, { container: page, hydrate: true });
  expect(container().style.height).toBe('1200px');
  expect(onPageSubmitted).toHaveBeenCalledTimes(1);
  expect(reporter.mock.calls).toEqual([[]]);
});

describe('an iframe without a response', () => {
  it('is invisible, and gives way to a notice after 6 seconds, whatever others send, until it responds', () => {
    open();
    const { style } = frame('Lease Form');
    post('hello', { source: window });
    post('hello', { origin: 'https://forms.example.evil.com' });
    wait(5_999);
    expect(phase()).toBe('loading');
    wait(1);
    expect(phase()).toBe('silent');
    const notice = screen.getByText('Can’t see the form?').closest('[role=status]');
    expect(notice).toHaveTextContent(/Email us.*Call \(201\).*Open the form/);
    expect(notice?.firstElementChild).toHaveClass('group-data-[phase=silent]/form:block');
    expect(style.visibility).toBe('hidden');
    post(['iframeLoaded']);
    expect(style.visibility).toBe('');
    expect(phase()).toBe('responded');
  });

  it('prints the address and the numbers, which a button without its program would not', () => {
    open();
    expect(screen.getByText(/^In writing\?/)).toHaveTextContent(
      'In writing? ann@forms.example, or text (201) 555-0198',
    );
    expect(screen.getByText(/^Write to/, { selector: 'p' })).toHaveTextContent(
      'Write to ann@forms.example, or text (201) 555-0198. Or call (201) 555-0199.',
    );
  });

  it('offers no call to a closed office, but a message with the car', () => {
    open({ isClosed: true, hiddenFields: { make: 'Kia', model: 'EV6', mileage: '7000' } });
    wait(6_000);
    expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
    for (const link of screen.getAllByRole('link', { name: 'Email us' }))
      expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(
        /^mailto:ann@forms.example\?subject=Lease quote: Kia EV6&body=.*\n\nCar: Kia EV6\nMiles a year: 7,500\n/s,
      );
  });

  it('has its 6 seconds from when the page is shown, which was prerendered or opened in another tab', () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    open();
    wait(60_000);
    expect(phase()).toBe('loading');
    visibility.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    wait(5_999);
    expect(phase()).toBe('loading');
    wait(1);
    expect(phase()).toBe('silent');
  });
});
