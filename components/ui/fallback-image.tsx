type Props = React.ComponentProps<'img'> & {
  alt: string;
  /** The path of what is shown where the image fails to load. */
  fallback: string;
};

/** An image that the site script replaces where it fails to load (lib/browser/failed-images.ts). */
export function FallbackImage({ alt, fallback, ...rest }: Props) {
  return (
    <img
      {...rest}
      alt={alt}
      data-fallback={fallback}
      // It may have failed, and have another source, before React hydrates the page.
      suppressHydrationWarning
    />
  );
}
