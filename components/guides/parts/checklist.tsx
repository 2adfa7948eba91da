import type { ReactNode } from 'react';
import { TitledBox } from './titled-box';

/** A checklist for printing. Its boxes are borders, because browsers do not print backgrounds by default. */
export function Checklist({ title, children }: { title: string; children: ReactNode }) {
  return (
    <TitledBox kind="checklist" title={title}>
      <div className="mt-3 [&_li+li]:mt-0 [&_li]:relative [&_li]:py-1.5 [&_li]:pl-9 [&_li]:before:absolute [&_li]:before:top-[0.72em] [&_li]:before:left-0 [&_li]:before:size-4.5 [&_li]:before:rounded-[0.2rem] [&_li]:before:border-[1.5px] [&_li]:before:border-harbor [&_li]:before:content-[''] [&_ul]:list-none [&_ul]:pl-0">
        {children}
      </div>
    </TitledBox>
  );
}
