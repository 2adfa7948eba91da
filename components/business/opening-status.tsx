/** "Open until 8 PM": the site script fills it in, perhaps before React hydrates the page. Its room, of one line, is kept. */
export function OpeningStatus({ className }: { className: string }) {
  return (
    <span
      className={`block [@media(scripting:enabled)]:min-h-4 ${className}`}
      data-opening-status
      suppressHydrationWarning
    >
      {' '}
    </span>
  );
}
