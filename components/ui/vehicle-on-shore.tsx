import { VehicleDrawing } from './drawing';

export function VehicleOnShore({ vehicle, className = '' }: { vehicle: string; className?: string }) {
  return (
    <div className={`relative print:hidden ${className}`}>
      <svg
        aria-hidden="true"
        className="absolute inset-x-0 top-76/100 h-18/100 w-full text-action"
        fill="none"
        preserveAspectRatio="none"
        viewBox="0 0 640 60"
      >
        <path
          d="M0 46C42 46 50 20 98 20H540C592 20 598 2 640 0"
          stroke="currentColor"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <VehicleDrawing className="relative w-full" file={`${vehicle}.svg`} loading="lazy" />
    </div>
  );
}
