/** A drawing of public/vehicles. */
export function CarDrawing(props: React.ComponentProps<'img'> & { src: string }) {
  return <img alt="" height={320} width={640} {...props} />;
}

export function CarOnShore({ car, className = '' }: { car: string; className?: string }) {
  return (
    <div className={`relative print:hidden ${className}`}>
      <svg
        aria-hidden="true"
        className="absolute inset-x-0 top-76/100 h-18/100 w-full text-link"
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
      <CarDrawing className="relative w-full" loading="lazy" src={`/vehicles/${car}.svg`} />
    </div>
  );
}
