'use client';

import { useEffect } from 'react';

/**
 * Opens the closed `<details>` around a linked element. Safari 26.2, Firefox 139, and Chrome 97 do
 * so themselves. In older browsers, the visitor would stay at the top of the page.
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
