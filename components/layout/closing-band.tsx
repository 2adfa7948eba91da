import type { ReactNode } from 'react';
import { Band, SectionHeading } from '@/components/ui/band';
import { VehicleOnShore } from '@/components/ui/vehicle-on-shore';

/** The call to action at the end of a page; `children` are the buttons. */
export function ClosingBand(props: { heading: string; text: string; vehicle: string; children: ReactNode }) {
  const { heading, text, vehicle, children } = props;
  return (
    <Band className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-lead" variant="tint">
      <div>
        <SectionHeading title={heading}>{text}</SectionHeading>
        <div className="mt-8 flex flex-wrap gap-3">{children}</div>
      </div>
      <VehicleOnShore className="mx-auto w-full max-w-xl" vehicle={vehicle} />
    </Band>
  );
}
