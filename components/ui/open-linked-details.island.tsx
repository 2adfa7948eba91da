'use client';

import { useEffect } from 'react';

/**
 * Opens the closed `<details>` around what the URL links to. Safari does so by itself from
 * 26.2, Firefox from 139, and Chrome from 97; before, a visitor would stay at the top of the page.
 */
export function OpenLinkedDetails() {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    const target = id ? document.getElementById(id) : null; // Firefox warns of an empty one.
    const details = target?.closest<HTMLDetailsElement>('details:not([open])');
    if (!target || !details) return;
    details.open = true;
    target.scrollIntoView();
  }, []);
  return null;
}
