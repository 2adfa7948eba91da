/**
 * "Monday from 8 AM", or "today until 8 PM": when somebody answers. The site script fills it in,
 * perhaps before React hydrates the page; without scripts it is empty.
 */
export function NextAnswer() {
  return (
    // Where the text differs, React would draw the whole page anew.
    <span data-next-answer suppressHydrationWarning>
      {' '}
    </span>
  );
}
