import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ApplyRoute from '@/app/apply/page';
import { frame } from '../lead-form/provider';

jest.mock('server-only', () => ({}));
jest.mock('@/components/lead-form/frame-script', () => ({ FrameScript: () => null }));
jest.mock('@/components/lead-form/settings', () => ({
  leadFormSettings: () => jest.requireActual('../lead-form/provider').settings,
}));

/** Renders the page as the server does for a query; the URL of the browser has none. */
async function open(query = '') {
  const searchParams = Promise.resolve(Object.fromEntries(new URLSearchParams(query)));
  return render(await ApplyRoute({ params: Promise.resolve({}), searchParams }));
}
const chosen = 'make=alfa&model=giulia&mileage=7000&year=2019';
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

describe('the apply page of a visitor who is not sure', () => {
  it('has a link to it only where a make was chosen since', async () => {
    const links = () => screen.queryAllByRole('link', { name: /^Not sure/ }).map((it) => it.textContent);
    await open('make=bmw');
    expect(links()).toEqual([]);
    await userEvent.selectOptions(select('Make'), 'Kia');
    expect(links()).toEqual(['Not sure which Kia? Choose by what you need']);
  });
});

describe('the apply page with a vehicle in the URL', () => {
  it('shows it and its form, 900 pixels high', async () => {
    await open(`${chosen}&interested_vehicle=+2032%20Alfa%0ARomeo+Giulia+`);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(screen.getByText('Selected:').parentElement).toHaveTextContent(
      'Selected: Alfa Romeo, Giulia, 7,500 mi/yr, 2032',
    );
    expect(frame('Lease Form').parentElement).toHaveStyle({ height: '900px' });
  });

  it('tells events only a vehicle of the catalogue, whatever the URL says', async () => {
    const marked = () => [...document.querySelectorAll('[data-make]')].map((it) => it.outerHTML).join();
    await open('make=jane@visitor.example&model=732-555-0100');
    expect(marked()).toBe('');
    await open(chosen);
    expect(marked()).toContain('data-model="Giulia"');
  });
});
