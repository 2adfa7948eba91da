/**
 * Marks the section being read in a guide's table of contents. The observed box reaches from far above the window
 * down to its middle, so a heading "intersects" once it has been passed, and nothing is measured while scrolling.
 */
export function markCurrentSection(page: Document): void {
  const links = [...page.querySelectorAll<HTMLAnchorElement>('[data-toc] a')];
  const headings = [...new Set(links.map((link) => page.getElementById(link.hash.slice(1))))].filter(
    (it) => it !== null,
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
