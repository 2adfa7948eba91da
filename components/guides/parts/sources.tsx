import type { ReactNode } from 'react';

/** The last part of a guide: links to the agencies and laws that its facts come from. */
export function Sources({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="sources" className="mt-12! border-sand border-t pt-6 text-base">
      <h2 className="mt-0! text-xl!" id="sources">
        Sources
      </h2>
      <div className="mt-3">{children}</div>
    </section>
  );
}
