import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { LeadForm as Form } from '@/components/lead-form/lead-form.island';
import { campaign } from '@/lib/analytics/attribution';
import { startFrame } from '@/lib/lead-form/start-frame';
import { frame, post, settings, submittedArray } from './provider';

const scope = globalThis as { gtag_report_conversion?: unknown };
const reporter = jest.fn();
const submitted = jest.fn();

type Props = Parameters<typeof Form>[0];

function open(props: Partial<Props> = {}) {
  return render(<Form formId="form-1" onSubmitted={submitted} settings={settings} {...props} />);
}

/** The first of the links, which the notice has, too. */
const newTab = () => screen.getAllByRole('link', { name: /Open the form in a new tab/ })[0];
/** What the notice and the other parts around the frame are shown by. */
const phase = () => document.querySelector<HTMLElement>('[data-phase]')?.dataset.phase;

beforeEach(() => {
  jest.useFakeTimers();
  scope.gtag_report_conversion = reporter;
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  delete scope.gtag_report_conversion;
});

describe('the embedded form', () => {
  it.each<[string, string, Partial<Props>]>([
    ['Lease Form', '960', {}],
    ['Credit Application Form', '2472', { title: 'Credit Application Form', height: 2472 }],
  ])('titled %s is %s pixels high', (title, height, props) => {
    open(props);
    expect(frame(title)).toHaveAttribute('height', height);
    expect(frame(title).style.height).toBe(`${height}px`);
  });

  it('loads the provider’s form with notrack and a timestamp', () => {
    jest.setSystemTime(1_754_000_000_000);
    open();
    expect(frame('Lease Form').src).toBe(
      'https://forms.example/widget/form/form-1?notrack=true&t=1754000000000',
    );
  });

  it("passes the hidden fields under the configured names, and the session's attribution", () => {
    sessionStorage.setItem('attribution', '{"gclid":"abc","utm_source":"ad"}');
    open({ hidden: { make: 'Kia', trim: '', utm_source: 'own' }, paramKeys: { make: 'vehicle_make' } });
    const { t: _, ...fields } = Object.fromEntries(new URL(frame('Lease Form').src).searchParams);
    expect(fields).toEqual({
      notrack: 'true',
      vehicle_make: 'Kia',
      trim: '',
      utm_source: 'own',
      gclid: 'abc',
    });
  });

  it('keeps the browser from scrolling back to the form when the page goes back over its history', () => {
    open();
    expect(history.scrollRestoration).toBe('manual');
  });

  it('does not reload when the page renders again', () => {
    const { rerender } = open({ hidden: { make: 'Kia' } });
    const before = frame('Lease Form').src;
    jest.advanceTimersByTime(5_000);
    rerender(<Form formId="form-1" hidden={{ make: 'Kia' }} onSubmitted={submitted} settings={settings} />);
    expect(frame('Lease Form').src).toBe(before);
  });

  it('always offers the form in a new tab and the phone number', () => {
    open();
    expect(newTab()).toHaveAttribute('href', frame('Lease Form').src);
    expect(screen.getAllByRole('link', { name: settings.phone.label })[0]).toHaveAttribute(
      'href',
      settings.phone.href,
    );
  });

  it('offers both without JavaScript, filled in, and hides the iframe, which has no URL yet', () => {
    document.body.innerHTML = renderToString(
      <Form formId="form-1" hidden={{ make: 'Kia' }} settings={settings} />,
    );
    const url = 'https://forms.example/widget/form/form-1?notrack=true&make=Kia';
    expect(newTab()).toHaveAttribute('href', url);
    expect(document.querySelector('noscript')).toHaveTextContent('Open the form in a new tab');
    expect(frame('Lease Form')).not.toHaveAttribute('src');
    expect(frame('Lease Form')).toHaveClass('noscript:hidden');
  });

  describe('that a script has loaded before hydration', () => {
    /** The HTML of the server, in which the script loads the form; then hydration. */
    function hydrate(meanwhile: () => void) {
      const container = document.createElement('div');
      document.body.replaceChildren(container);
      const form = <Form formId="form-1" onSubmitted={submitted} settings={settings} />;
      container.innerHTML = renderToString(form);
      startFrame(frame('Lease Form'), window, campaign);
      meanwhile();
      render(form, { container, hydrate: true });
    }

    it('is not loaded again', () => {
      const sets: string[] = [];
      const { set } = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'src') ?? {};
      const setAttribute = jest.spyOn(HTMLIFrameElement.prototype, 'setAttribute');
      const spy = jest.spyOn(HTMLIFrameElement.prototype, 'src', 'set').mockImplementation(function (
        this: HTMLIFrameElement,
        value,
      ) {
        sets.push(value);
        set?.call(this, value);
      });
      hydrate(() => {});
      expect(sets).toHaveLength(1);
      expect(setAttribute.mock.calls.filter(([name]) => name === 'src')).toEqual([]);
      expect(newTab()).toHaveAttribute('href', sets[0]);
      setAttribute.mockRestore();
      spy.mockRestore();
    });

    it('has the height that it asked for before, and no notice', () => {
      hydrate(() => post(['highlevel.setHeight', { height: 1_200 }]));
      expect(frame('Lease Form').style.height).toBe('1200px');
      act(() => jest.advanceTimersByTime(60_000));
      expect(phase()).toBe('loaded');
    });

    it('has its submission counted, once', () => {
      hydrate(() => {
        post({ type: 'form_submitted' });
        post({ submitted: true });
      });
      expect(submitted).toHaveBeenCalledTimes(1);
      expect(reporter).toHaveBeenCalledTimes(1);
    });
  });

  it('is replaced by the phone number when no provider is configured', () => {
    open({ settings: { ...settings, baseUrl: null } });
    expect(screen.getByText('The online form isn’t available right now.')).toBeVisible();
    expect(screen.getAllByRole('link', { name: settings.phone.label })[0]).toHaveAttribute(
      'href',
      settings.phone.href,
    );
    expect(document.querySelector('iframe')).toBeNull();
  });
});

describe('an iframe without a response', () => {
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  it('leads to a notice after 15 seconds', () => {
    open();
    wait(14_999);
    expect(phase()).toBe('loading');
    wait(1);
    expect(phase()).toBe('slow');
    const notice = screen.getByText('Can’t see the form?').closest('[role=status]');
    expect(notice).toHaveTextContent(/Open the form in a new tab.*or call us at/);
    expect(notice?.firstElementChild).toHaveClass('group-data-[phase=slow]/form:block');
    expect(frame('Lease Form')).toBeInTheDocument();
  });

  it.each([0, 20_000])('leads to no notice once it responds after %i ms', (delay) => {
    open();
    wait(delay);
    post('[iFrameSizer]message');
    wait(60_000);
    expect(phase()).toBe('loaded');
  });

  it('leads to the notice although another window or origin sends messages', () => {
    open();
    post('hello', { source: window });
    post('hello', { origin: 'https://forms.example.evil.com' });
    wait(15_000);
    expect(phase()).toBe('slow');
  });
});

describe('a submission', () => {
  it.each<[string, unknown]>([
    ['a form_submitted message', { type: 'form_submitted' }],
    ['a submitted flag', { submitted: true }],
    ['the provider’s array', submittedArray('uuid-a')],
  ])('reported by %s calls back and reports one conversion', (_, data) => {
    open();
    post(data);
    expect(submitted).toHaveBeenCalledTimes(1);
    expect(reporter.mock.calls).toEqual([[]]);
  });

  it('does not count again when the next form on the same page repeats its id', () => {
    const { unmount } = open();
    post(submittedArray('uuid-c'));
    unmount();
    open();
    post(submittedArray('uuid-c'));
    expect(submitted).toHaveBeenCalledTimes(1);
    post(submittedArray('uuid-d'));
    expect(submitted).toHaveBeenCalledTimes(2);
  });

  it('is ignored after the form was removed', () => {
    const { unmount } = open();
    const source = frame('Lease Form').contentWindow;
    unmount();
    post({ type: 'form_submitted' }, { source });
    expect(submitted).not.toHaveBeenCalled();
  });

  it('is never logged', () => {
    const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
      jest.spyOn(console, name),
    );
    open();
    post(submittedArray('uuid-f'));
    for (const spy of spies) expect(spy).not.toHaveBeenCalled();
  });
});

describe('the height of the iframe', () => {
  it('grows when the form asks for more, and never shrinks', () => {
    open();
    for (const height of [1_200, 1_000]) post(['highlevel.setHeight', { height }]);
    expect(frame('Lease Form').style.height).toBe('1200px');
  });
});
