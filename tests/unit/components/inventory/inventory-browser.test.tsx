import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InventoryBrowser } from '@/components/inventory/inventory-browser.island';
import { type InventoryFilter, PAGE_SIZE } from '@/lib/inventory/filter';
import { packVehicles } from '@/lib/inventory/packed';
import type { Vehicle } from '@/lib/inventory/row';

const fiveVehicles = ['Toyota Camry', 'Toyota RAV4', 'BMW X3', 'BMW X3', 'BMW 3 Series'].map(
  (name, index): Vehicle => {
    const [make = '', ...model] = name.split(' ');
    return { id: index + 1, make, model: model.join(' '), year: 2025, image: null };
  },
);
const all: InventoryFilter = { make: null, model: null };

function open(filter = all, vehicles = fiveVehicles, page = 1) {
  window.history.replaceState(null, '', '/inventory');
  return render(
    <InventoryBrowser
      callHref="tel:+12015550199"
      initialFilter={filter}
      initialPage={page}
      makes={[...new Set(vehicles.map(({ make }) => make))].sort()}
      packed={packVehicles(vehicles)}
    />,
  );
}
const make = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Make' });
const model = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Model' });
const cards = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const clear = () => screen.queryByRole('link', { name: 'Clear Filters' });
const url = () => window.location.pathname + window.location.search;

describe('the inventory without a filter', () => {
  it('shows every vehicle, including identical rows', () => {
    open();
    expect(cards()).toEqual(['Camry', 'RAV4', 'X3', 'X3', '3 Series']);
    expect(screen.getByRole('status')).toHaveTextContent('5 vehicles');
  });

  it('lists the available makes in a GET form and disables the model list', () => {
    open();
    expect(screen.getByRole('heading', { name: 'Filter Your Inventory' })).toBeVisible();
    expect([...make().options].map(({ text }) => text)).toEqual(['All makes', 'BMW', 'Toyota']);
    expect(make()).toHaveValue('all');
    expect(model()).toBeDisabled();
    expect(clear()).not.toBeInTheDocument();
    expect(make().form).toHaveAttribute('action', '/inventory');
    expect(make().form?.method).toBe('get');
  });
});

describe('choosing a filter', () => {
  it('shows the vehicles of a make, then of a model', async () => {
    open();
    await userEvent.selectOptions(make(), 'BMW');
    expect(cards()).toEqual(['X3', 'X3', '3 Series']);
    expect(model()).toBeEnabled();
    expect([...model().options].map(({ text }) => text)).toEqual(['All models', '3 Series', 'X3']);
    expect(screen.getByRole('status')).toHaveTextContent('3 vehicles');
    await userEvent.selectOptions(model(), '3 Series');
    expect(cards()).toEqual(['3 Series']);
    expect(screen.getByRole('status')).toHaveTextContent('1 vehicle');
  });

  it('updates the URL without a history entry; "all" removes the parameter, and brand becomes make', async () => {
    open({ make: 'Toyota', model: null });
    window.history.replaceState(null, '', '/inventory?brand=Toyota');
    const entries = window.history.length;
    await userEvent.selectOptions(make(), 'BMW');
    expect(url()).toBe('/inventory?make=BMW');
    await userEvent.selectOptions(model(), '3 Series');
    expect(url()).toBe('/inventory?make=BMW&model=3+Series');
    await userEvent.selectOptions(model(), 'all');
    expect(url()).toBe('/inventory?make=BMW');
    await userEvent.selectOptions(make(), 'all');
    expect(url()).toBe('/inventory');
    expect(window.history.length).toBe(entries);
  });

  it('goes back to the first page', async () => {
    const many = Array.from(
      { length: PAGE_SIZE * 3 },
      (_, index) => ({ ...fiveVehicles[0], id: index + 1 }) as Vehicle,
    );
    open(all, many, 3);
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    await userEvent.selectOptions(make(), 'Toyota');
    expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    expect(url()).toBe('/inventory?make=Toyota');
  });
});

describe('the empty state', () => {
  it('keeps the unmatched make and model selected and offers to clear them', () => {
    open({ make: 'Tesla', model: 'Model 3' });
    expect(screen.getByText('No vehicles found for the selected filters')).toBeVisible();
    expect([make().value, model().value]).toEqual(['Tesla', 'Model 3']);
    expect(cards()).toEqual([]);
    const links = screen.getAllByRole('link', { name: 'Clear Filters' });
    fireEvent.click(links[links.length - 1] as HTMLElement);
    expect(cards()).toHaveLength(5);
  });

  it('offers only a call when there are no vehicles at all', () => {
    open(all, []);
    expect(screen.getByText('No vehicles found for the selected filters')).toBeVisible();
    expect(clear()).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', 'tel:+12015550199');
  });
});

describe('pagination', () => {
  const many = Array.from({ length: PAGE_SIZE * 9 + 1 }, (_, index): Vehicle => {
    return { id: index + 1, make: 'Kia', model: `Model ${index + 1}`, year: 2025, image: null };
  });
  const pages = () => within(screen.getByRole('navigation', { name: 'Pages' }));

  it('has links that keep the filter', () => {
    open({ make: 'Kia', model: null }, many, 5);
    expect(cards()).toHaveLength(PAGE_SIZE);
    expect(cards()[0]).toBe(`Model ${PAGE_SIZE * 4 + 1}`);
    expect(
      pages()
        .getAllByRole('link')
        .map((link) => link.getAttribute('aria-label')),
    ).toEqual(['Previous page', 'Page 1', 'Page 4', 'Page 5', 'Page 6', 'Page 10', 'Next page']);
    expect(pages().getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/inventory?make=Kia');
    expect(pages().getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/inventory?make=Kia&page=6',
    );
  });

  it('shows the last page when a later one is requested', () => {
    open(all, many, 99);
    expect(cards()).toEqual([`Model ${many.length}`]);
    expect(pages().queryByRole('link', { name: 'Next page' })).not.toBeInTheDocument();
  });
});
