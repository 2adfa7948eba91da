import { business } from '@/lib/content/business';
import { routes } from '@/lib/site/routes';

/** @param props `size`: in pixels, independent of the text size */
export function LogoMark({ size = 40 }: { size?: number }) {
  return <img alt="" className="shrink-0" height={size} src={business().logo} width={size} />;
}

export function Logo() {
  const { name, shortName } = business();
  const rest = name.startsWith(`${shortName} `) ? name.slice(shortName.length).trim() : '';
  return (
    <a
      className="inline-flex min-h-[44px] items-center gap-[min(0.75rem,2vw)] no-underline"
      href={routes.home}
    >
      <span className="@max-[23.25rem]:hidden @max-[27rem]:*:size-7">
        <LogoMark />
      </span>
      <span className="leading-none">
        {/* On a phone it has to fit beside three buttons, also with larger text. */}
        <span className="block font-display font-semibold text-[min(1.375rem,5vw)]">
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
