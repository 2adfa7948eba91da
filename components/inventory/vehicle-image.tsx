/** The number of images in the first row on a wide screen. */
const EAGER_IMAGES = 4;

/** A vehicle's image, or a "No Image" placeholder. The site script replaces an image that fails to load. */
export function VehicleImage({
  image,
  alt,
  index = EAGER_IMAGES,
}: {
  image: string | null;
  alt: string;
  /** Position in the list, from 0. The first images load eagerly, the very first one with high priority. */
  index?: number;
}) {
  if (!image) {
    return (
      <div className="relative flex aspect-[2/1] items-center justify-center bg-paper-deep">
        <img
          alt=""
          className="absolute inset-0 size-full object-contain opacity-70"
          height={320}
          src="/vehicles/no-image.svg"
          width={640}
        />
        <span className="absolute bottom-2 left-3 rounded-full bg-paper px-3 py-0.5 font-semibold text-slate text-xs">
          No Image
        </span>
      </div>
    );
  }
  return (
    <div className="road aspect-[2/1] overflow-hidden">
      <img
        alt={alt}
        className={`size-full ${image.startsWith('/vehicles/') ? 'object-contain px-3' : 'object-cover'}`}
        data-fallback="/vehicles/broken-image.svg"
        decoding="async"
        fetchPriority={index === 0 ? 'high' : undefined}
        height={320}
        loading={index < EAGER_IMAGES ? 'eager' : 'lazy'}
        src={image}
        suppressHydrationWarning // the site script may have replaced it already
        width={640}
      />
    </div>
  );
}
