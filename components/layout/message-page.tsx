import { VehicleDrawing } from '@/components/ui/drawing';
import { Heading } from '@/components/ui/heading';

type Props = {
  heading: string;
  text: string;
  above?: string;
  /** For a screen reader, where the page took the place of another. */
  role?: 'alert';
  children: React.ReactNode;
};

/**
 * What takes the place of a page that isn't there or failed: a broken-down car, what happened, and
 * where to go.
 */
export function MessagePage({ heading, text, above, role, children }: Props) {
  return (
    <div
      className="mx-auto flex max-w-measure flex-col items-center px-gutter py-band text-center"
      role={role}
    >
      {/* Lazy because every page's payload contains the 404 page, and React would preload the image everywhere. */}
      <VehicleDrawing className="w-full max-w-md" file="broken-image.svg" loading="lazy" />
      {above && <p className="font-display font-semibold text-action text-numeral">{above}</p>}
      <Heading as="h1" className="mt-4">
        {heading}
      </Heading>
      <p className="mt-4 text-lg text-muted">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
    </div>
  );
}
