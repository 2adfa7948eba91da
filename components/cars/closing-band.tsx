import { Band, SectionHeading } from '@/components/ui/band';
import { CarOnShore } from './car-drawing';

/** The call to action at the end of a page. `children` are its buttons. */
export function ClosingBand(props: {
  heading: string;
  text: string;
  car: string;
  children: React.ReactNode;
}) {
  const { heading, text, car, children } = props;
  return (
    <Band
      className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-wide-narrow print:hidden"
      variant="tint"
    >
      <div>
        <SectionHeading heading={heading}>{text}</SectionHeading>
        <div className="mt-8 flex flex-wrap gap-3 max-sm:*:w-full">{children}</div>
      </div>
      <CarOnShore className="mx-auto w-full max-w-xl" car={car} />
    </Band>
  );
}
