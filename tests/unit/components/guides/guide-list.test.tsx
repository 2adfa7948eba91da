import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { GuideList } from '@/components/guides/guide-list.island';

const items = ['August', 'July', 'June'].map((month) => <li key={month}>{month}</li>);
const order = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const dropdown = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
const url = () => window.location.pathname + window.location.search + window.location.hash;
const open = (path: string) => {
  window.history.replaceState(null, '', path);
  render(<GuideList items={items} />);
};

describe('the list of guides', () => {
  it('is newest first, and sorted by the dropdown, which keeps its choice in the URL', async () => {
    open('/blog?utm_source=ad#main');
    expect(dropdown()).toHaveDisplayValue('Newest First');
    expect(order()).toEqual(['August', 'July', 'June']);
    const entries = window.history.length;
    await userEvent.selectOptions(dropdown(), 'Oldest First');
    expect(order()).toEqual(['June', 'July', 'August']);
    expect(url()).toBe('/blog?utm_source=ad&sort=oldest#main');
    await userEvent.selectOptions(dropdown(), 'Newest First');
    expect(order()).toEqual(['August', 'July', 'June']);
    expect(url()).toBe('/blog?utm_source=ad#main');
    expect(window.history.length).toBe(entries);
  });

  it.each([
    ['oldest', 'Oldest First', 'June'],
    ['other', 'Newest First', 'August'],
  ])('with ?sort=%s in the URL is %s', (sort, label, first) => {
    open(`/blog?sort=${sort}`);
    expect(dropdown()).toHaveDisplayValue(label);
    expect(order()[0]).toBe(first);
  });

  it("can't be sorted without scripts", () => {
    document.body.innerHTML = renderToString(<GuideList items={items} />);
    expect(dropdown()).toBeDisabled();
    expect(order()).toEqual(['August', 'July', 'June']);
  });
});
