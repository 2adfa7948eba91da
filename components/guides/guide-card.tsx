import { Heading } from '@/components/ui/heading';
import { TextLink } from '@/components/ui/links';
import type { Guide } from '@/lib/content/guides';
import { routes } from '@/lib/site/routes';
import { GuideDate } from './guide-date';
import { GuideDrawing } from './guide-drawing';

type Props = { guide: Guide; headingAs: 'h2' | 'h3'; eager?: boolean };

const readMoreLook = 'font-semibold underline decoration-2 decoration-link print:hidden';

/** One guide of several. Its link covers all of it. */
export function GuideCard({ guide, headingAs, eager }: Props) {
  return (
    <article className="group relative flow-root">
      <GuideDrawing
        className="float-right mb-2 ml-4 w-24 sm:ml-6 sm:w-36"
        eager={eager}
        name={guide.drawing}
      />
      <GuideDate guide={guide} />
      <Heading as={headingAs} className="mt-1 group-hover:text-link max-sm:text-xl" size="card">
        {guide.title}
      </Heading>
      <p className="mt-2 max-w-measure text-muted">{guide.description}</p>
      <TextLink
        className={`mt-2 -mb-2 ${readMoreLook} after:absolute after:inset-0`}
        href={routes.guide(guide.slug)}
        variant="listed"
      >
        <span>
          Read More <span className="sr-only">{guide.title}</span>
        </span>
      </TextLink>
    </article>
  );
}
