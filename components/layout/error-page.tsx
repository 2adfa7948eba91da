import { Phone, RotateCw } from 'lucide';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { errorPage } from '@/lib/content/error-page';
import { telHref } from '@/lib/format/format';
import { routes } from '@/lib/site/routes';

/**
 * Shown when rendering a page fails; reveals nothing about the error. Try again reloads the URL instead of rendering
 * again in place, which also fixes a page whose scripts belong to an older deployment.
 */
export function ErrorPage() {
  const { heading, text, phone } = errorPage;
  return (
    <div
      className="mx-auto flex max-w-measure flex-col items-center px-gutter py-band text-center"
      role="alert"
    >
      <img alt="" className="w-full max-w-md" height={320} src="/vehicles/broken-image.svg" width={640} />
      <h1 className="mt-6 font-display font-semibold text-4xl">{heading}</h1>
      <p className="mt-4 text-lg text-muted">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button href="">
          <Icon shape={RotateCw} />
          Try again
        </Button>
        <Button data-conversion="call" href={telHref(phone)} variant="outline">
          <Icon shape={Phone} />
          Call {phone}
        </Button>
      </div>
      <p className="mt-6">
        <a
          className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
          href={routes.home}
        >
          Return to Home
        </a>
      </p>
    </div>
  );
}
