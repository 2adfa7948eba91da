import { ContactText } from '@/components/layout/contact-text';
import { pages } from '@/lib/content/pages';
import { legalNavigation } from '@/lib/site/navigation';

const link = 'font-semibold text-harbor underline underline-offset-4';

/** How to ask questions, and links to the other legal pages. */
export function LegalFooter({ path }: { path: string }) {
  const others = legalNavigation.filter((item) => item.href !== path);
  return (
    <aside aria-label="Questions" className="mt-14 max-w-measure border-sand border-t pt-6 print:hidden">
      <p className="text-lg">
        <ContactText text={pages.legal.question} />
      </p>
      <ul className="mt-4 flex flex-wrap gap-x-8">
        {others.map((item) => (
          <li key={item.href}>
            <a className={`inline-flex min-h-11 items-center ${link}`} href={item.href}>
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
