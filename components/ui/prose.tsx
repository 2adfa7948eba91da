import type { ReactNode } from 'react';

/** Long text, as in guides and legal pages. Its styles are in app/globals.css. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose">{children}</div>;
}
