import { business } from '@/lib/content/business';
import { routes } from '@/lib/site/routes';

/**
 * A sun, or a wheel, above the shoreline.
 *
 * @param props `shore`: its color; `size`: in pixels, whatever the size of text
 */
export function LogoMark({
  size = 40,
  shore = 'var(--logo-shore)',
}: {
  size?: number;
  shore?: string;
}) {
  return (
    <svg
      aria-hidden="true"
      className="shrink-0"
      fill="none"
      height={size}
      viewBox="0 0 40 40"
      width={size}
    >
      <circle cx="20" cy="20" fill="none" r="18.5" stroke="currentColor" strokeWidth="1.6" />
      <circle cx="20" cy="17.5" r="5" stroke="currentColor" strokeWidth="1.9" />
      <path
        d="M2.6 26.5c5.2 0 6.6-2.6 11.4-2.6s6.6 3.4 12 3.4 6.4-2 11-2.4"
        stroke={shore}
        strokeLinecap="round"
        strokeWidth="2.2"
      />
      <path
        d="M7 32.2c4 0 5-1.6 8.4-1.6s5 2 8.8 2 4.6-.9 8-1.3"
        stroke="currentColor"
        strokeLinecap="round"
        strokeWidth="1.4"
      />
    </svg>
  );
}

export function Logo() {
  const { name, shortName } = business();
  const rest = name.startsWith(`${shortName} `) ? name.slice(shortName.length).trim() : '';
  return (
    <a
      className="inline-flex min-h-[44px] items-center gap-[min(0.75rem,2.5vw)] no-underline"
      href={routes.home}
    >
      <span className="@max-[27rem]:hidden">
        <LogoMark />
      </span>
      <span className="leading-none">
        {/* On a phone it has to fit beside three buttons, also with larger text, and without the mark. */}
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
