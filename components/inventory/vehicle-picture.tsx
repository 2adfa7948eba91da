/** Pictures likely in sight at once, even on a wide screen. */
const EAGER_PICTURES = 4;

/** A vehicle's picture, or the designed "No Image". A photo that fails is replaced by the site script. */
export function VehiclePicture({
  image,
  alt,
  at = EAGER_PICTURES,
}: {
  image: string | null;
  alt: string;
  /** Place in the list, from 0: the first ones are loaded at once, the very first before anything else. */
  at?: number;
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
        fetchPriority={at === 0 ? 'high' : undefined}
        height={320}
        loading={at < EAGER_PICTURES ? 'eager' : 'lazy'}
        src={image}
        width={640}
      />
    </div>
  );
}
