import { render, screen } from '@testing-library/react';
import { ApplyFlow } from '@/components/apply/apply-flow.island';
import { ApplyPage } from '@/components/apply/apply-page';
import { VehiclePicker } from '@/components/apply/vehicle-picker';
import { frame, post, settings } from '../lead-form/provider';

const scrollTo = jest.fn();

function open(query = '') {
  window.history.replaceState(null, '', `/apply${query}`);
  window.scrollTo = scrollTo;
  return render(
    <ApplyPage>
      <ApplyFlow
        formId="form-1"
        picker={
          <VehiclePicker>
            <p>The picker</p>
          </VehiclePicker>
        }
        settings={settings}
      />
    </ApplyPage>,
  );
}
const chosen = '?make=alfa&model=giulia&mileage=7000&year=2019';
const picker = () => screen.queryByText('The picker');
const confirmation = () => screen.queryByRole('heading', { name: 'Application Submitted!' });

describe('the apply page', () => {
  it.each(['', '?make=Toyota', '?model=Camry', '?make=Toyota&year=2025&mileage=12000'])(
    'starts with the vehicle picker at "%s", which lacks a make or a model',
    (query) => {
      open(query);
      expect(screen.getByRole('heading', { level: 1, name: 'Apply for Your Lease' })).toBeVisible();
      expect(picker()).toBeVisible();
      expect(document.querySelector('iframe')).toBeNull();
      expect(scrollTo).not.toHaveBeenCalled();
    },
  );
});

describe('the apply page with a vehicle in the URL', () => {
  it('shows the selected vehicle with the label of its mileage, and scrolls to the top', () => {
    open(chosen);
    expect(picker()).not.toBeInTheDocument();
    expect(screen.getByText('Selected:').parentElement).toHaveTextContent(
      'Selected: Alfa Romeo, Giulia, 7,500 mi/yr, 2025',
    );
    expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
  });

  it('embeds the form, 900 pixels high, with the vehicle in its hidden fields', () => {
    open(chosen);
    expect(screen.getByRole('heading', { level: 2, name: 'Complete Your Application' })).toBeVisible();
    expect(frame('Lease Form')).toHaveAttribute('height', '900');
    const url = new URL(frame('Lease Form').src);
    expect(url.pathname).toBe('/widget/form/form-1');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      notrack: 'true',
      make: 'Alfa Romeo',
      model: 'Giulia',
      trim: '',
      year: '2025',
      mileage: '7000',
      t: expect.stringMatching(/^\d{13,}$/),
    });
  });
});

describe('a submitted application', () => {
  it('is confirmed at the top of the page', () => {
    open(chosen);
    scrollTo.mockClear();
    post({ type: 'form_submitted' });
    expect(confirmation()).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(
      'Thank you for your interest. Our leasing specialists will review your application and contact you shortly.',
    );
    expect(screen.getByRole('status')).toHaveTextContent(
      'We typically respond within 24 hours during business days.',
    );
    expect(scrollTo).toHaveBeenCalledWith({ top: 0 });
    expect(document.querySelector('iframe')).toBeNull();
  });
});
