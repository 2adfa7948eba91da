import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ApplyDialog } from '@/components/brands/apply-dialog.island';
import { ApplyLink } from '@/components/brands/apply-link';

const settings = {
  baseUrl: 'https://forms.example',
  phone: { label: '(201) 555-0100', href: 'tel:+12015550100' },
};

function page() {
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

const report = () =>
  act(async () => {
    window.dispatchEvent(
      new MessageEvent('message', { origin: 'https://forms.example', data: { type: 'form_submitted' } }),
    );
  });

describe('the apply dialog', () => {
  it('says on its links that they open a dialog', () => {
    expect(page()).toHaveAttribute('aria-haspopup', 'dialog');
  });

  it('opens with the title of the link, the form 600 pixels high and the vehicle as hidden field', async () => {
    const link = page();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(fireEvent.click(link)).toBe(false);
    expect(await screen.findByRole('dialog', { name: 'Apply for 2025 BMW X5' })).toBeInTheDocument();
    const frame = screen.getByTitle('Lease Form');
    expect(frame.getAttribute('height')).toBe('600');
    const src = new URL(frame.getAttribute('src') ?? '');
    expect(src.pathname).toBe('/widget/form/form-1');
    expect(src.searchParams.get('interested_vehicle')).toBe('2025 BMW X5');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    'leaves a click with %j to the browser',
    (how) => {
      const link = page();
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...how });
      // jsdom cannot navigate: whoever listens last keeps it from trying.
      let prevented = false;
      window.addEventListener(
        'click',
        (event) => {
          prevented = event.defaultPrevented;
          event.preventDefault();
        },
        { once: true },
      );
      link.dispatchEvent(click);
      expect(prevented).toBe(false);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('gives the focus back to its link when it closes', async () => {
    const link = page();
    fireEvent.click(link);
    await screen.findByRole('dialog');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(link).toHaveFocus();
  });

  it('says thanks in place of the form, with focus, after one conversion', async () => {
    const reporter = jest.fn();
    Object.assign(window, { gtag_report_conversion: reporter });
    fireEvent.click(page());
    await screen.findByTitle('Lease Form');
    await report();
    await report();
    expect(screen.getByRole('status')).toHaveTextContent('Thank you, we have your request');
    expect(screen.getByRole('heading', { level: 3 })).toHaveFocus();
    expect(screen.queryByTitle('Lease Form')).toBeNull();
    expect(reporter).toHaveBeenCalledTimes(1);
  });

  it('starts afresh when it is opened again', async () => {
    const link = page();
    fireEvent.click(link);
    await screen.findByTitle('Lease Form');
    await report();
    fireEvent.click(screen.getByRole('button', { name: 'Back to the models' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(link);
    expect(await screen.findByTitle('Lease Form')).toBeInTheDocument();
  });
});
