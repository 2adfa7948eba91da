'use client';

import { useEffect } from 'react';

/**
 * Opens the closed `<details>` around a linked element. Browsers do so themselves from Safari 26.2,
 * Firefox 139, and Chrome 97 on. In older ones, the visitor would stay at the top of the page.
 */
export function OpenLinkedDetails() {
  useEffect(() => {
    const id = window.location.hash.slice(1);
    const target = id ? document.getElementById(id) : null; // Firefox warns about an empty id.
    const details = target?.closest<HTMLDetailsElement>('details:not([open])');
    if (!target || !details) return;
    details.open = true;
    target.scrollIntoView();
  }, []);
  return null;
}
