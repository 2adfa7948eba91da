import type { ReactNode } from 'react';

/** Running text: guides and legal pages. The rules stand in app/globals.css under `.prose`. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className="prose">{children}</div>;
}
