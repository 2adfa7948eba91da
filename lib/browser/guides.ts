import { searchWithSort, sortFromSearch } from '@/lib/guides/sort';

/**
 * The sort dropdown of the blog. The HTML lists the posts newest first. Sorting moves the elements
 * themselves, so that reading order and tab order match what is displayed, and stores the choice in the URL without
 * adding a history entry.
 */
export function sortPosts(doc: Document, win: Window): void {
  const select = doc.querySelector<HTMLSelectElement>('select[data-sorts]');
  const list = doc.getElementById(select?.dataset.sorts ?? '');
  if (!select || !list) return;
  const newestFirst = [...list.children];
  const reorder = () => {
    list.append(...(select.value === 'oldest' ? [...newestFirst].reverse() : newestFirst));
  };
  select.value = sortFromSearch(win.location.search);
  if (select.value === 'oldest') reorder();
  select.disabled = false;
  select.addEventListener('change', () => {
    reorder();
    const { pathname, search, hash } = win.location;
    const order = select.value === 'oldest' ? 'oldest' : 'newest';
    win.history.replaceState(null, '', `${pathname}${searchWithSort(search, order)}${hash}`);
  });
}

/**
 * Marks the section being read in a table of contents. The observed area reaches from far above the viewport down to its
 * middle, so a heading intersects once it has been scrolled past, and nothing needs to be measured while scrolling.
 */
export function markCurrentSection(doc: Document): void {
  const links = [...doc.querySelectorAll<HTMLAnchorElement>('[data-toc] a')];
  const headings = [...new Set(links.map((link) => doc.getElementById(link.hash.slice(1))))].filter(
    (heading) => heading !== null,
  );
  if (headings.length === 0) return;
  const passed = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (entry.isIntersecting) passed.add(entry.target);
        else passed.delete(entry.target);
      }
      const current = headings.findLast((heading) => passed.has(heading));
      for (const link of links) {
        if (current && link.hash === `#${current.id}`) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      }
    },
    { rootMargin: '1000000px 0px -50% 0px' },
  );
  for (const heading of headings) observer.observe(heading);
}
