import { Drawing } from '@/components/ui/drawing';
import type { Guide } from '@/lib/guides/guide';
import { routes } from '@/lib/site/routes';
import { GuideDate } from './guide-date';

/** One guide in the list. Its link covers the whole row, so the row is clickable. */
export function GuideItem({ guide, eager }: { guide: Guide; eager: boolean }) {
  return (
    <article className="group relative flow-root border-sand border-t py-8">
      <Drawing
        className="float-right mb-3 ml-5 w-20 sm:w-36 md:float-left md:ml-0 lg:w-52"
        eager={eager}
        name={guide.drawing}
      />
      <div className="max-w-measure md:ml-48 lg:ml-64 print:ml-0">
        <GuideDate guide={guide} className="max-sm:flex-col max-sm:[&>[aria-hidden]]:hidden" />
        <h2 className="mt-2 max-sm:clear-right font-display font-semibold text-2xl group-hover:text-harbor">
          {guide.title}
        </h2>
        <p className="mt-2.5 text-slate">{guide.description}</p>
        <a
          aria-label={`Read More: ${guide.title}`}
          className="mt-2 inline-flex min-h-11 items-center font-semibold underline decoration-2 decoration-coral underline-offset-4 after:absolute after:inset-0 hover:text-coral-deep"
          href={routes.guide(guide.slug)}
        >
          Read More
        </a>
      </div>
    </article>
  );
}
