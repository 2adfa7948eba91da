import type { MouseEventHandler } from 'react';
import { Button } from '@/components/ui/button';

/** Shown when no vehicle matches the filters, or when there are none at all. */
export function EmptyResult({
  filtered,
  text,
  callHref,
  clearHref,
  onClear,
}: {
  filtered: boolean;
  text: string;
  callHref: string;
  clearHref: string;
  onClear: MouseEventHandler;
}) {
  return (
    <div className="rounded-lg border border-sand bg-white px-6 py-12 text-center">
      <img alt="" className="mx-auto w-64" height={320} src="/vehicles/broken-image.svg" width={640} />
      <p className="font-display font-semibold text-2xl">No vehicles found for the selected filters</p>
      <p className="mx-auto mt-2 max-w-md text-slate">{text}</p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {filtered && (
          <Button href={clearHref} onClick={onClear} variant="outline">
            Clear Filters
          </Button>
        )}
        <Button data-conversion="call" href={callHref} variant="ink">
          Call Now
        </Button>
      </div>
    </div>
  );
}
