import { fireEvent, render, screen } from '@testing-library/react';
import { ApplyDialog } from '@/components/brands/apply-dialog';
import { ApplyLink } from '@/components/brands/model-card';
import { enhanceApplyLinks } from '@/lib/browser/apply-dialog';
import { business } from '@/lib/content/business';
import { pages } from '@/lib/content/pages';
import { post, submittedArray } from '../lead-form/provider';

jest.mock('@/components/lead-form/settings', () => ({
  leadFormSettings: () => jest.requireActual('../lead-form/provider').settings,
}));
const report = jest.fn();

beforeAll(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  Object.assign(window, { gtag_report_conversion: report });
});
const close = () => fireEvent.click(document.querySelector('[data-outside]') as Element);

function load(): HTMLElement {
  const { container } = render(
    <>
      <article data-make="BMW" data-model="X5">
        <ApplyLink
          label="Apply Now: 2031 BMW X5"
          make="BMW"
          model="X5"
          title="Apply for 2031 BMW X5"
          vehicle="2031 BMW X5"
        />
      </article>
      <ApplyDialog />
    </>,
  );
  // Not the document, on which the listeners of earlier tests would stay.
  enhanceApplyLinks(container as unknown as Document, window);
  return screen.getByRole('link', { name: 'Apply Now: 2031 BMW X5' });
}
const phase = () => document.querySelector<HTMLElement>('[data-phase]')?.dataset.phase;

describe('the apply dialog', () => {
  it('has its provider connected to once a link has the focus or a pointer', () => {
    const link = load();
    const connected = () => document.querySelector('dialog link[rel="preconnect"]')?.getAttribute('href');
    expect(connected()).toBeUndefined();
    fireEvent.pointerOver(link);
    expect(connected()).toBe('https://forms.example');
  });

  it('has the height of the form, says thanks after a submission, once, and has an empty form when it is opened again', async () => {
    const link = load();
    fireEvent.click(link);
    // It is open before it has the form.
    expect(document.querySelector('dialog')).toHaveAttribute('open');
    expect(screen.queryByTitle('Lease Form')).toBeNull();
    const form = await screen.findByTitle<HTMLIFrameElement>('Lease Form');
    expect(screen.getByText(pages().forms.promise)).toBeVisible();
    for (const other of screen.getAllByRole('link', { name: /new tab/ }))
      expect(other).toHaveAttribute('href', form.src);
    post(['highlevel.setHeight', { height: 900 }]);
    expect(form.parentElement).toHaveStyle({ height: '900px' });
    post(submittedArray('u-1'));
    post({ type: 'form_submitted' });
    expect(report).toHaveBeenCalledTimes(1);
    const details = { place: 'dialog', make: 'BMW', model: 'X5' };
    expect((window as { dataLayer?: unknown[] }).dataLayer).toMatchObject([
      { event: 'form_shown', ...details },
      { event: 'form_submitted', ...details },
    ]);
    expect(phase()).toBe('submitted');
    const thanks = document.querySelector<HTMLElement>('[data-phase] section');
    for (const text of [pages().forms.thanks.response, ...pages().apply.thanks.steps, business().phone])
      expect(thanks).toHaveTextContent(text);
    expect(screen.queryByTitle('Lease Form')).toBeNull();
    close();
    fireEvent.click(link);
    expect(phase()).toBe('loading');
    await screen.findByTitle('Lease Form');
    post(submittedArray('u-1'));
    expect(phase()).toBe('loaded');
    expect(screen.getByTitle('Lease Form')).toBeVisible();
    expect(report).toHaveBeenCalledTimes(1);
    close();
  });
});
