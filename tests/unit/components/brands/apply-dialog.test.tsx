import { fireEvent, render, screen } from '@testing-library/react';
import { ApplyDialog } from '@/components/brands/apply-dialog';
import { ApplyLink } from '@/components/brands/model-card';
import { enhanceApplyLinks } from '@/lib/browser/apply-dialog';
import { business } from '@/lib/content/business';
import { pages } from '@/lib/content/pages';
import { telHref } from '@/lib/format/format';
import { SLOW_AFTER_MS } from '@/lib/lead-form/state';
import { frame, post, settings, submittedArray } from '../lead-form/provider';

jest.mock('@/components/lead-form/settings', () => ({ leadFormSettings: () => mockSettings }));
let mockSettings: typeof settings = settings;
const report = jest.fn();
const dialogs = new Set<HTMLDialogElement>();

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
    dialogs.add(this);
  };
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});
afterEach(() => {
  for (const dialog of dialogs) dialog.close();
});
beforeEach(() => {
  mockSettings = settings;
  report.mockReset();
  Object.assign(window, { gtag_report_conversion: report });
});

function load(): HTMLElement {
  const { container } = render(
    <>
      <ApplyLink
        label="Apply Now: 2025 BMW X5"
        make="BMW"
        model="X5"
        request={{ title: 'Apply for 2025 BMW X5', vehicle: '2025 BMW X5' }}
      />
      <ApplyDialog />
    </>,
  );
  // Not the document, on which the listeners of earlier tests would stay.
  enhanceApplyLinks(container as unknown as Document, window);
  return screen.getByRole('link', { name: 'Apply Now: 2025 BMW X5' });
}
const phase = () => document.querySelector<HTMLElement>('[data-phase]')?.dataset.phase;

describe('the apply dialog', () => {
  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'stays closed on a click with %j',
    (options) => {
      const link = load();
      link.addEventListener('click', (event) => expect(event.defaultPrevented).toBe(false));
      window.addEventListener('click', (event) => event.preventDefault(), { once: true }); // jsdom cannot navigate.
      fireEvent.click(link, options);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('says thanks after a submission, once, and has an empty form when it is opened again', () => {
    const link = load();
    fireEvent.click(link);
    expect(phase()).toBe('loading');
    post(submittedArray('u-1'), { origin: 'https://evil.example' });
    post(submittedArray('u-1'), { source: window });
    expect(report).not.toHaveBeenCalled();
    post(submittedArray('u-1'));
    post({ type: 'form_submitted' });
    expect(report).toHaveBeenCalledTimes(1);
    expect(phase()).toBe('submitted');
    expect(screen.getByRole('heading', { name: pages.brand.thanks.heading })).toHaveFocus();
    expect(screen.queryByTitle('Lease Form')).toBeNull();

    fireEvent.click(screen.getByRole('heading', { level: 2 }));
    expect(screen.getByRole('dialog')).toBeVisible();
    fireEvent.click(document.querySelector('[data-outside]') as Element);
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(link);
    expect(phase()).toBe('loading');
    post(submittedArray('u-1'));
    expect(phase()).toBe('loaded');
    expect(frame('Lease Form')).toBeVisible();
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('asks for patience, grows with the form, and never shrinks', () => {
    jest.useFakeTimers();
    fireEvent.click(load());
    jest.advanceTimersByTime(SLOW_AFTER_MS);
    expect(phase()).toBe('slow');
    post(['highlevel.setHeight', { height: 900 }]);
    expect(phase()).toBe('loaded');
    expect(frame('Lease Form')).toHaveAttribute('height', '900');
    post(['highlevel.setHeight', { height: 300 }]);
    expect(frame('Lease Form')).toHaveAttribute('height', '900');
    jest.useRealTimers();
  });

  it('offers the phone number where no provider is configured', () => {
    mockSettings = { baseUrl: null, phone: { label: business.phone, href: telHref(business.phone) } };
    fireEvent.click(load());
    expect(screen.getByRole('dialog')).toHaveTextContent('The online form isn’t available');
    expect(screen.getByRole('link', { name: business.phone })).toBeVisible();
  });
});
