/** The width and margins of a page. On paper, space at its end could become a blank page. */
export function PageContainer({ className = '', ...rest }: React.ComponentProps<'div'>) {
  return (
    <div className={`mx-auto max-w-page px-gutter pb-band print:pb-0 ${className}`} {...rest} />
  );
}
