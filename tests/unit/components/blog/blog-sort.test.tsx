import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { BlogSort } from '@/components/blog/blog-sort.island';

const posts = ['c', 'b', 'a'].map((slug) => ({ slug, item: <a href={`/blog/${slug}`}>{slug}</a> }));
const order = () => screen.getAllByRole('link').map((link) => link.textContent);

beforeEach(() => window.history.replaceState(null, '', '/blog'));

describe('the sort of the blog list', () => {
  it('is newest first, and complete in the HTML of the server with the dropdown not yet usable', () => {
    const html = renderToString(<BlogSort posts={posts} />);
    expect(html.match(/href="\/blog\/\w"/g)).toHaveLength(3);
    expect(html).toMatch(/<select[^>]* disabled=""/);
    render(<BlogSort posts={posts} />);
    expect(screen.getByLabelText('Sort by')).toBeEnabled();
    expect(order()).toEqual(['c', 'b', 'a']);
  });

  it('turns the posts round in the document and keeps the choice in the address without a history entry', async () => {
    render(<BlogSort posts={posts} />);
    const entries = window.history.length;
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Oldest First');
    expect(order()).toEqual(['a', 'b', 'c']);
    expect(window.location.search).toBe('?sort=oldest');
    await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Newest First');
    expect(order()).toEqual(['c', 'b', 'a']);
    expect(window.location.search).toBe('');
    expect(window.history).toHaveLength(entries);
  });

  it('takes the order from the address', () => {
    window.history.replaceState(null, '', '/blog?sort=oldest');
    render(<BlogSort posts={posts} />);
    expect(screen.getByLabelText('Sort by')).toHaveDisplayValue('Oldest First');
    expect(order()).toEqual(['a', 'b', 'c']);
  });
});
