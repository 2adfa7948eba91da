// With scripts, the line keeps its room until they have filled it in.
const sizes = {
  small: 'block font-normal text-xs leading-4 [@media(scripting:enabled)]:min-h-4',
  large:
    'flex items-center gap-2.5 font-semibold text-sm leading-6.5 sm:text-base sm:leading-6.5 ' +
    '[@media(scripting:enabled)]:min-h-6.5 ' +
    // A dot, in the color of the state.
    'before:size-2.5 before:shrink-0 before:rounded-full before:bg-control ' +
    'data-[open=true]:before:bg-action not-data-open:before:hidden',
} as const;

/**
 * "Open until 8 PM": the site script fills it in, perhaps before React hydrates the page.
 */
export function OpeningStatus({
  size = 'small',
  className = '',
}: {
  size?: keyof typeof sizes;
  className?: string;
}) {
  return (
    <span
      className={`${sizes[size]} ${className}`}
      data-opening-status
      // Where the text differs, React would draw the whole page anew.
      suppressHydrationWarning
    >
      {' '}
    </span>
  );
}
