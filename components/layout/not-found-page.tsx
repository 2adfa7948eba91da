import { Button } from '@/components/ui/button';
import { errors } from '@/lib/content/errors';
import { routes } from '@/lib/site/routes';

/** The 404 page. `data-log-path` makes the site script log the path. */
export function NotFoundPage() {
  return (
    <div
      className="mx-auto flex max-w-measure flex-col items-center px-gutter py-band text-center"
      data-log-path
    >
      {/* Lazy because every page's payload contains this one, and React would preload the image everywhere. */}
      <img
        alt=""
        className="w-full max-w-md"
        height={320}
        loading="lazy"
        src="/vehicles/broken-image.svg"
        width={640}
      />
      <p className="font-display font-semibold text-action text-numeral">404</p>
      <h1 className="mt-2 font-display font-semibold text-4xl">{errors.notFound.heading}</h1>
      <p className="mt-4 text-lg text-muted">{errors.notFound.text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button href={routes.home}>Return to Home</Button>
        <Button href={routes.inventory} variant="outline">
          See the inventory
        </Button>
      </div>
    </div>
  );
}
