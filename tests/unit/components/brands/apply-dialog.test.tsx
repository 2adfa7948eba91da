import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ApplyDialog } from '@/components/brands/apply-dialog.island';
import { ApplyLink } from '@/components/brands/apply-link';
import { frame, post, settings } from '../lead-form/provider';

function open() {
  render(
    <>
      <ApplyLink
        href="/apply?make=BMW&model=X5"
        label="Apply Now: 2025 BMW X5"
        request={{ title: 'Apply for 2025 BMW X5', vehicle: '2025 BMW X5' }}
      />
      <ApplyDialog formId="form-1" settings={settings} />
    </>,
  );
  return screen.getByRole('link', { name: 'Apply Now: 2025 BMW X5' });
}

describe('the apply dialog', () => {
  it('is announced on its links', () => {
    expect(open()).toHaveAttribute('aria-haspopup', 'dialog');
  });

  it('has the title of the link and the form, 600 pixels high, with the vehicle in a hidden field', async () => {
    const link = open();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(fireEvent.click(link)).toBe(false);
    expect(await screen.findByRole('dialog', { name: 'Apply for 2025 BMW X5' })).toBeInTheDocument();
    expect(frame('Lease Form')).toHaveAttribute('height', '600');
    const src = new URL(frame('Lease Form').src);
    expect(src.pathname).toBe('/widget/form/form-1');
    expect(src.searchParams.get('interested_vehicle')).toBe('2025 BMW X5');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'does not open on a click with %j',
    (options) => {
      const link = open();
      let prevented = true;
      window.addEventListener(
        'click',
        (event) => {
          prevented = event.defaultPrevented;
          event.preventDefault(); // jsdom cannot navigate.
        },
        { once: true },
      );
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
      expect(prevented).toBe(false);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('returns the focus to its link when it closes', async () => {
    const link = open();
    fireEvent.click(link);
    await screen.findByRole('dialog');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(link).toHaveFocus();
  });

  it('shows a message of thanks after a submission, and an empty form when it is opened again', async () => {
    const reporter = jest.fn();
    Object.assign(window, { gtag_report_conversion: reporter });
    const link = open();
    fireEvent.click(link);
    await screen.findByTitle('Lease Form');
    post({ type: 'form_submitted' });
    expect(screen.getByRole('status')).toHaveTextContent('Thank you, we have your request');
    expect(screen.getByRole('heading', { level: 3 })).toHaveFocus();
    expect(screen.queryByTitle('Lease Form')).toBeNull();
    expect(reporter).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'Back to the models' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(link);
    expect(await screen.findByTitle('Lease Form')).toBeInTheDocument();
  });
});
