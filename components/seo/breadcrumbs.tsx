import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb';
import { breadcrumbList } from '@/lib/seo/page-lists';
import { JsonLd } from './json-ld';

/** The visible breadcrumb and its structured data. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <>
      <Breadcrumb crumbs={crumbs} />
      <JsonLd data={breadcrumbList(crumbs)} />
    </>
  );
}
