import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { LeadForm as Form } from '@/components/lead-form/lead-form.island';
import { frame, post, settings, submittedArray } from './provider';

const page = globalThis as { gtag_report_conversion?: unknown };
const reporter = jest.fn();
const submitted = jest.fn();

type Props = Parameters<typeof Form>[0];

/** A form on a page of its own: the module counts submissions for as long as the page lives. */
function open(props: Partial<Props> = {}) {
  return render(<Form formId="form-1" onSubmitted={submitted} settings={settings} {...props} />);
}
const query = (title = 'Lease Form') => new URL(frame(title).src).searchParams;

beforeEach(() => {
  jest.useFakeTimers();
  page.gtag_report_conversion = reporter;
  sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
  delete page.gtag_report_conversion;
});

describe('the embedded form', () => {
  it('is titled Lease Form and 960 high unless the page says otherwise', () => {
    open();
    expect(frame('Lease Form')).toHaveAttribute('height', '960');
    expect(frame('Lease Form').style.height).toBe('960px');
  });

  it('takes title and height from the page', () => {
    open({ title: 'Credit Application Form', height: 2472 });
    expect(frame('Credit Application Form')).toHaveAttribute('height', '2472');
  });

  it('loads the provider’s form with notrack and a timestamp', () => {
    jest.setSystemTime(1_754_000_000_000);
    open();
    expect(frame('Lease Form').src).toBe(
      'https://forms.example/widget/form/form-1?notrack=true&t=1754000000000',
    );
  });

  it('passes the hidden fields under the names asked for', () => {
    open({ hidden: { make: 'Kia', model: 'EV9', trim: '' }, paramKeys: { make: 'vehicle_make' } });
    expect(query().get('vehicle_make')).toBe('Kia');
    expect(query().get('model')).toBe('EV9');
    expect(query().get('trim')).toBe('');
    expect(query().has('make')).toBe(false);
  });

  it("adds the session's attribution, never over a key of its own", () => {
    sessionStorage.setItem('attribution', '{"gclid":"abc","utm_source":"ad"}');
    open({ hidden: { utm_source: 'own' } });
    expect(query().get('gclid')).toBe('abc');
    expect(query().get('utm_source')).toBe('own');
  });

  it('appears also where the browser refuses storage', () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('insecure', 'SecurityError');
    });
    open();
    expect(frame('Lease Form')).toBeInTheDocument();
  });

  it('does not load again when the page draws itself again', () => {
    const { rerender } = open({ hidden: { make: 'Kia' } });
    const before = frame('Lease Form').src;
    jest.advanceTimersByTime(5_000);
    rerender(<Form formId="form-1" hidden={{ make: 'Kia' }} onSubmitted={submitted} settings={settings} />);
    expect(frame('Lease Form').src).toBe(before);
  });

  it('always has a way around: a new tab or a call', () => {
    open();
    expect(screen.getByRole('link', { name: /Open the form in a new tab/ })).toHaveAttribute(
      'href',
      frame('Lease Form').src,
    );
    expect(screen.getByRole('link', { name: '(201) 555-0199' })).toHaveAttribute('href', 'tel:+12015550199');
  });

  it('has that way around in the first HTML too, without script', () => {
    const html = renderToString(<Form formId="form-1" settings={settings} />);
    expect(html).toContain('<noscript>');
    expect(html).toContain('https://forms.example/widget/form/form-1?notrack=true');
    expect(html).not.toContain('<iframe');
  });
});

describe('a site without a provider', () => {
  it('says so and gives the phone number', () => {
    open({ settings: { ...settings, baseUrl: null } });
    expect(screen.getByText('The online form is not available at the moment.')).toBeVisible();
    expect(screen.getByRole('link', { name: '(201) 555-0199' })).toHaveAttribute('href', 'tel:+12015550199');
    expect(document.querySelector('iframe')).toBeNull();
  });
});

describe('a form that does not show', () => {
  const notice = () => screen.queryByText('Is the form not showing?');
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  it('is remarked on after 15 seconds, not before', () => {
    open();
    wait(14_999);
    expect(notice()).not.toBeInTheDocument();
    wait(1);
    expect(notice()).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(/Open the form in a new tab.*or call us at/);
    expect(frame('Lease Form')).toBeInTheDocument();
  });

  it('is not remarked on once its frame has spoken', () => {
    open();
    post('[iFrameSizer]message');
    wait(60_000);
    expect(notice()).not.toBeInTheDocument();
  });

  it('is forgiven when its frame speaks late', () => {
    open();
    wait(20_000);
    post(['iframeLoaded']);
    expect(notice()).not.toBeInTheDocument();
  });

  it('is not taken for alive because another window or origin speaks', () => {
    open();
    post('hello', { source: window });
    post('hello', { origin: 'https://forms.example.evil.com' });
    wait(15_000);
    expect(notice()).toBeVisible();
  });
});

describe('a submission', () => {
  it.each<[string, unknown]>([
    ['the spec’s message', { type: 'form_submitted' }],
    ['a submitted flag', { submitted: true }],
    ['the provider’s array', submittedArray('uuid-a')],
  ])('reported by %s calls back and reports one conversion', (_, data) => {
    open();
    post(data);
    expect(submitted).toHaveBeenCalledTimes(1);
    expect(reporter.mock.calls).toEqual([[]]);
  });

  it('reported twice, and in several ways, counts once', () => {
    open();
    post({ type: 'form_submitted' });
    post({ type: 'form_submitted' });
    post({ submitted: true });
    post(submittedArray('uuid-b'));
    expect(submitted).toHaveBeenCalledTimes(1);
    expect(reporter).toHaveBeenCalledTimes(1);
  });

  it('of a form before does not count for the next one on the same page', () => {
    const { unmount } = open();
    post(submittedArray('uuid-c'));
    unmount();
    open();
    post(submittedArray('uuid-c'));
    expect(submitted).toHaveBeenCalledTimes(1);
    post(submittedArray('uuid-d'));
    expect(submitted).toHaveBeenCalledTimes(2);
  });

  it('needs neither a reporter nor a callback', () => {
    delete page.gtag_report_conversion;
    open({ onSubmitted: undefined });
    expect(() => post({ type: 'form_submitted' })).not.toThrow();
  });

  it('calls back although the reporter throws', () => {
    page.gtag_report_conversion = () => {
      throw new Error('blocked');
    };
    open();
    post({ type: 'form_submitted' });
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  it('is nothing when the form has gone', () => {
    const { unmount } = open();
    const source = frame('Lease Form').contentWindow;
    unmount();
    post({ type: 'form_submitted' }, { source });
    expect(submitted).not.toHaveBeenCalled();
  });

  it.each<[string, unknown, Parameters<typeof post>[1]]>([
    ['a look-alike origin', { type: 'form_submitted' }, { origin: 'https://forms.example.evil.com' }],
    ['another origin', { type: 'form_submitted' }, { origin: 'https://evil.com' }],
    ['the origin "null"', { type: 'form_submitted' }, { origin: 'null' }],
    ['our own page', { type: 'form_submitted' }, { origin: window.location.origin, source: window }],
    ['a subdomain', { submitted: true }, { origin: 'https://a.forms.example' }],
    ['another port', { submitted: true }, { origin: 'https://forms.example:444' }],
    ['another window (array)', submittedArray('uuid-e'), { source: window }],
    ['an array with an empty uuid', submittedArray(''), {}],
    ['an array with no uuid', submittedArray(undefined), {}],
    ['a text', 'form_submitted', {}],
    ['nothing', null, {}],
  ])('is not believed from %s', (_, data, from) => {
    open();
    post(data, from);
    expect(submitted).not.toHaveBeenCalled();
    expect(reporter).not.toHaveBeenCalled();
  });

  it('is believed after a flood of noise', () => {
    open();
    for (let at = 0; at < 2_000; at++) {
      post(at % 2 ? '[iFrameSizer]message:0:0' : submittedArray(''));
      post(['highlevel.setHeight', { height: 900 + (at % 90), id: 'form-1' }]);
    }
    expect(submitted).not.toHaveBeenCalled();
    post({ type: 'form_submitted' });
    expect(submitted).toHaveBeenCalledTimes(1);
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

describe('the height of the frame', () => {
  const height = () => frame('Lease Form').style.height;

  it('grows as the form reports and never shrinks', () => {
    open();
    post(['highlevel.setHeight', { height: 1_200 }]);
    expect(height()).toBe('1200px');
    post(['highlevel.setHeight', { height: 1_000 }]);
    expect(height()).toBe('1200px');
  });

  it('never falls below the specified one', () => {
    open({ height: 900 });
    post(['highlevel.setHeight', { height: 100 }]);
    expect(height()).toBe('900px');
  });

  it('is nobody else’s to change', () => {
    open();
    post(['highlevel.setHeight', { height: 5_000 }], { source: window });
    post(['highlevel.setHeight', { height: 5_000 }], { origin: 'https://evil.com' });
    expect(height()).toBe('960px');
  });

  it('has an end', () => {
    open();
    post(['highlevel.setHeight', { height: 1e9 }]);
    expect(height()).toBe('6000px');
  });
});
