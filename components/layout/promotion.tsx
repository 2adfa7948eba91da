import { Disclosure } from '@/components/ui/disclosure';
import { TextLink } from '@/components/ui/links';
import { business } from '@/lib/content/business';
import { today } from '@/lib/format/eastern-time';

/** Shown on the promotion's days only, so the page must be rendered again each day. */
export function Promotion() {
  const { promotion } = business();
  const date = today();
  if (!promotion || date < promotion.from || date > promotion.until) return null;

  const { text, terms, href } = promotion;
  return (
    <section aria-label="Promotion" className="border-tint-deep border-b bg-tint print:hidden">
      <div className="mx-auto flex max-w-page flex-wrap items-start gap-x-5 px-gutter py-1">
        {href ? (
          <TextLink className="py-1.5 font-semibold underline" href={href} variant="listed">
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
            <p className="max-w-measure whitespace-pre-line pb-3">{terms}</p>
          </Disclosure>
        )}
      </div>
    </section>
  );
}
