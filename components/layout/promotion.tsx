import { X } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { business } from '@/lib/content/business';
import { addDays, startOfDay } from '@/lib/format/dates';

/** The promotion of content/business.ts, if there is one. lib/browser/promotion.ts shows it on its days. */
export function Promotion() {
  const { promotion } = business;
  if (!promotion) return null;
  const { text, terms, href, from, until } = promotion;
  return (
    <>
      <section
        aria-label="Promotion"
        className="border-tint-deep border-b bg-tint print:hidden"
        data-from={startOfDay(from)}
        data-place="promotion"
        data-until={startOfDay(addDays(until, 1))}
        hidden
        suppressHydrationWarning
      >
        <div className="relative mx-auto flex max-w-page flex-wrap items-start gap-x-5 py-1 pr-16 pl-gutter">
          {href ? (
            <a
              className="inline-flex min-h-11 items-center py-1.5 font-semibold underline underline-offset-4"
              data-event="promotion"
              href={href}
            >
              {text}
            </a>
          ) : (
            <p className="py-2 font-semibold">{text}</p>
          )}
          {terms && (
            <details className="flex-1 basis-72 text-sm">
              <summary className="inline-flex min-h-11 min-w-11 cursor-pointer items-center underline underline-offset-4">
                Terms
              </summary>
              <p className="max-w-measure pb-3 whitespace-pre-line">{terms}</p>
            </details>
          )}
          <button
            aria-label="Close the promotion"
            className="absolute top-1 right-3 inline-flex size-11 items-center justify-center rounded hover:bg-tint-deep"
            type="button"
          >
            <Icon className="size-5" shape={X} />
          </button>
        </div>
      </section>
      <script src="/promotion.js" />
    </>
  );
}
