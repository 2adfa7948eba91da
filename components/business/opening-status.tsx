/** "Open until 8 PM": the site script fills it in, perhaps before React hydrates the page. Its room is kept. */
export function OpeningStatus({ className }: { className: string }) {
  return (
    <span className={`block ${className}`} data-opening-status suppressHydrationWarning>
      {' '}
    </span>
  );
}
