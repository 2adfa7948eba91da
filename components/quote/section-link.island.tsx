'use client';

import { type MouseEvent, useEffect } from 'react';
import { Button, type ButtonStyleProps } from '@/components/ui/button';
import { isPlainClick } from '@/components/ui/is-plain-click';
import { withQuery } from '@/lib/format/with-query';
import type { sections } from '@/lib/site/routes';

type SectionHref = typeof sections.quote | typeof sections.contactForm;

type Props = ButtonStyleProps & { href: SectionHref; children: React.ReactNode };

/** A link to a section of the home page. Once React is ready, it scrolls there instead. */
export function SectionLink(props: Props) {
  const go = (event: MouseEvent) => {
    if (isPlainClick(event) && goToSection(window, props.href)) event.preventDefault();
  };
  return <Button onClick={go} {...props} />;
}

export function ScrollOnArrival() {
  useEffect(() => scrollOnArrival(window), []);
  return null;
}

/** Key in session storage: the id of the section that the home page should scroll to. */
const PENDING = 'scroll-to';

/** Milliseconds that the specification sets. */
const ARRIVAL_MS = 300;

/**
 * Scrolls to a section of the home page. From another page, it goes there first.
 *
 * @param query what the quote form is filled in with: "make=Kia"
 * @returns `false` if storage is blocked: then the browser has to follow the link
 */
export function goToSection(win: Window, href: SectionHref, query = ''): boolean {
  const id = href.replace('/#', '');
  if (win.location.pathname === '/') {
    scrollTo(win, id);
    return true;
  }
  try {
    win.sessionStorage.setItem(PENDING, id);
  } catch {
    return false;
  }
  win.location.assign(withQuery('/', new URLSearchParams(query)));
  return true;
}

/** On the home page, scrolls once to the section that the previous page has asked for. */
export function scrollOnArrival(win: Window): () => void {
  const timer = win.setTimeout(() => {
    try {
      const section = win.sessionStorage.getItem(PENDING);
      win.sessionStorage.removeItem(PENDING);
      if (section) scrollTo(win, section);
    } catch {} // Without storage there is nothing to scroll to.
  }, ARRIVAL_MS);
  return () => win.clearTimeout(timer);
}

function scrollTo(win: Window, id: string): void {
  const target = win.document.getElementById(id);
  if (!target) return;
  const reducedMotion = win.matchMedia('(prefers-reduced-motion: reduce)').matches;
  target.scrollIntoView({ behavior: reducedMotion ? 'auto' : 'smooth', block: 'start' });
  // The next Tab should continue from here, and sections aren't focusable by default.
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
