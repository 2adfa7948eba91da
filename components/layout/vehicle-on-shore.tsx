/** A decorative drawing: a vehicle on the shoreline. */
export function VehicleOnShore({ vehicle, className = '' }: { vehicle: string; className?: string }) {
  return (
    <div className={`relative print:hidden ${className}`}>
      <svg
        aria-hidden="true"
        className="absolute inset-x-0 top-[76%] h-[18%] w-full text-action"
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
      <img
        alt=""
        className="relative w-full"
        height={320}
        loading="lazy"
        src={`/vehicles/${vehicle}.svg`}
        width={640}
      />
    </div>
  );
}
