import { sortPosts } from '@/components/site-script/blog-sort';

const order = () => [...document.querySelectorAll('li')].map((post) => post.textContent);
const select = () => document.querySelector('select') as HTMLSelectElement;
const choose = (value: string) => {
  select().value = value;
  select().dispatchEvent(new Event('change', { bubbles: true }));
};

beforeEach(() => {
  window.history.replaceState(null, '', '/blog');
  document.body.innerHTML =
    '<select data-sorts="posts" disabled><option value="newest">Newest First</option><option value="oldest">Oldest First</option></select>' +
    '<ol id="posts"><li>c</li><li>b</li><li>a</li></ol>';
});

describe('sorting the blog', () => {
  it('enables the dropdown, reorders the posts and stores the choice in the URL without a history entry', () => {
    window.history.replaceState(null, '', '/blog?utm_source=a#posts');
    sortPosts(document, window);
    expect(select()).toBeEnabled();
    expect(select()).toHaveDisplayValue('Newest First');
    expect(order()).toEqual(['c', 'b', 'a']);
    const entries = window.history.length;
    choose('oldest');
    expect(order()).toEqual(['a', 'b', 'c']);
    expect(window.location.search).toBe('?utm_source=a&sort=oldest');
    expect(window.location.hash).toBe('#posts');
    choose('newest');
    expect(order()).toEqual(['c', 'b', 'a']);
    expect(window.location.search).toBe('?utm_source=a');
    expect(window.history).toHaveLength(entries);
  });

  it('reads the order from the URL', () => {
    window.history.replaceState(null, '', '/blog?sort=oldest');
    sortPosts(document, window);
    expect(select()).toHaveDisplayValue('Oldest First');
    expect(order()).toEqual(['a', 'b', 'c']);
  });

  it('does nothing on a page without posts', () => {
    document.body.innerHTML = '<select></select>';
    expect(() => sortPosts(document, window)).not.toThrow();
  });
});
