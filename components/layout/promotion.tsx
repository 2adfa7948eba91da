import { X } from 'lucide';
import { Disclosure } from '@/components/ui/disclosure';
import { IconButton } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import { business } from '@/lib/content/business';
import { addDays, startOfDay } from '@/lib/format/dates';

/**
 * The promotion of content/business.ts, if there is one. lib/browser/promotion.ts shows it on its
 * days.
 */
export function Promotion() {
  const { promotion } = business();
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
        // It's shown before React hydrates the page: later it would push down what is being read.
        suppressHydrationWarning
      >
        <div className="relative mx-auto flex max-w-page flex-wrap items-start gap-x-5 py-1 pr-16 pl-gutter">
          {href ? (
            <TextLink
              className="py-1.5 font-semibold underline"
              data-event="promotion"
              href={href}
              variant="listed"
            >
              {text}
            </TextLink>
          ) : (
            <p className="py-2 font-semibold">{text}</p>
          )}
          {terms && (
            <Disclosure
              className="flex-1 basis-72 text-sm"
              summary="Terms"
              summaryClassName="w-fit min-w-11"
            >
              <p className="max-w-measure pb-3 whitespace-pre-line">{terms}</p>
            </Disclosure>
          )}
          <IconButton
            className="absolute top-1 right-3 size-11 hover:bg-tint-deep"
            icon={X}
            label="Close the promotion"
          />
        </div>
      </section>
      <script src="/promotion.js" />
    </>
  );
}
