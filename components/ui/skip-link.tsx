type Props = { href: string; className: string; children: React.ReactNode };

/** Visible while it has the focus of the keyboard. @param props `className`: where it appears */
export function SkipLink({ href, className, children }: Props) {
  return (
    <a
      className={`sr-only focus:not-sr-only focus:rounded focus:bg-ink focus:px-5 focus:py-3 focus:font-semibold focus:text-ground ${className}`}
      href={href}
    >
      {children}
    </a>
  );
}
