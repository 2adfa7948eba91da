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
