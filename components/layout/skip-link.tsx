/** The first focusable element of every page. */
export function SkipLink() {
  return (
    <a
      className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded focus:bg-ink focus:px-5 focus:py-3 focus:font-semibold focus:text-paper"
      href="#main"
    >
      Skip to the content
    </a>
  );
}
