import { ArrowLeft, ArrowRight } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { pages } from '@/lib/content/pages';
import type { Guide, otherGuides } from '@/lib/guides/guide';
import { routes } from '@/lib/site/routes';

export type OtherGuides = ReturnType<typeof otherGuides>;

const titleLink = 'font-display font-semibold leading-snug no-underline hover:text-action hover:underline';

/** Two related guides, then the previous (older) and the next (newer) one. */
export function MoreGuides({ related, previous, next }: OtherGuides) {
  return (
    <div className="mt-20 print:hidden">
      <section aria-labelledby="related">
        <h2 className="font-display font-semibold text-2xl" id="related">
          {pages.guide.relatedHeading}
        </h2>
        <ul className="mt-5 grid gap-5 md:grid-cols-2">
          {related.map((guide) => (
            <li className="rounded-lg border border-line bg-white p-6" key={guide.slug}>
              <p className="text-muted text-sm">{guide.readTime}</p>
              <h3 className="mt-1.5 text-xl">
                <a className={titleLink} href={routes.guide(guide.slug)}>
                  {guide.title}
                </a>
              </h3>
              <p className="mt-2.5 text-muted text-sm">{guide.description}</p>
            </li>
          ))}
        </ul>
      </section>
      <nav aria-label="More guides" className="mt-10 grid gap-5 border-line border-t pt-6 md:grid-cols-2">
        {previous && <Neighbor guide={previous} rel="prev" />}
        {next && <Neighbor guide={next} rel="next" />}
      </nav>
    </div>
  );
}

function Neighbor({ guide, rel }: { guide: Guide; rel: 'prev' | 'next' }) {
  const [side, arrow, shape, label] =
    rel === 'prev'
      ? (['', '', ArrowLeft, 'Previous guide'] as const)
      : (['md:col-start-2 md:justify-end md:text-right', 'order-last', ArrowRight, 'Next guide'] as const);
  return (
    <a className={`group flex min-h-11 gap-3 no-underline ${side}`} href={routes.guide(guide.slug)} rel={rel}>
      <Icon className={`mt-1 size-5 text-accent ${arrow}`} shape={shape} />
      <span>
        <span className="block text-muted text-sm">{label}</span>
        <span className="font-display font-semibold group-hover:underline">{guide.title}</span>
      </span>
    </a>
  );
}
