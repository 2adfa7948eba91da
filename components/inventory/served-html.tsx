import { type ReactNode, useState, useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Content that React leaves as the server sent it: its elements aren't hydrated, and no script draws them again until it
 * is removed. For content without event handlers. Where React draws the page itself, it draws `children`.
 */
export function ServedHtml({ id, children }: { id: string; children: ReactNode }) {
  const served = useSyncExternalStore(
    neverChanges,
    () => false,
    () => typeof document !== 'undefined',
  );
  const [html] = useState(() => (served ? document.getElementById(id)?.innerHTML : undefined));
  if (html === undefined) return <div id={id}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the page shows already
  return <div dangerouslySetInnerHTML={{ __html: html }} id={id} />;
}
