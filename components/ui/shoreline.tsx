export function Shoreline({ className = '' }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={`block h-auto w-full ${className}`}
      fill="none"
      preserveAspectRatio="none"
      viewBox="0 0 1440 48"
    >
      <path
        d="M0 34C120 34 178 12 300 12s196 25 350 25 226-27 372-27 222 24 418 16"
        stroke="currentColor"
        strokeWidth="1.5"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
