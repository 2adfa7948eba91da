import { business } from '@/lib/content/business';
import { routes } from '@/lib/site/routes';

/** The picture and the name of the business. Its size is in pixels, whatever the size of text. */
export function Logo() {
  const { name, shortName, logo } = business();
  const rest = name.startsWith(`${shortName} `) ? name.slice(shortName.length).trim() : '';
  return (
    <a
      className="inline-flex min-h-[44px] items-center gap-[min(0.75rem,2.5vw)] no-underline"
      href={routes.home}
    >
      <span className="@max-[11rem]:hidden">
        <img
          alt=""
          className="size-[40px] shrink-0 object-contain"
          height={40}
          src={logo}
          width={40}
        />
      </span>
      <span className="leading-none">
        {/* On a phone it has to fit beside two buttons, also with larger text, and there without the mark on the narrowest. */}
        <span className="block font-display font-semibold text-[min(1.375rem,5.4vw)]">
          {shortName}
        </span>
        {rest && (
          <span className="mt-0.5 block text-[min(0.8125rem,4vw)] leading-tight opacity-80">
            {rest}
          </span>
        )}
      </span>
    </a>
  );
}
