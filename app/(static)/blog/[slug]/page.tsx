import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { guideComponents } from '@/components/guides/guide-components';
import { GuidePage } from '@/components/guides/guide-page';
import { JsonLd } from '@/components/ui/json-ld';
import { findGuide, guideList, relatedGuides } from '@/lib/content/guides';
import { rates } from '@/lib/content/rates';
import { guideMetadata } from '@/lib/seo/metadata';
import { blogPosting } from '@/lib/seo/structured-data';

export const dynamicParams = false;

export function generateStaticParams() {
  return guideList().map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: PageProps<'/blog/[slug]'>): Promise<Metadata> {
  const guide = findGuide((await params).slug);
  return guide ? guideMetadata(guide) : {};
}

export default async function Page({ params }: PageProps<'/blog/[slug]'>) {
  const guide = findGuide((await params).slug);
  if (!guide) notFound();
  const { default: Body, toc } = await import(`@/content/blog/${guide.slug}.mdx`);
  return (
    <>
      <JsonLd data={blogPosting(guide)} />
      <GuidePage guide={guide} toc={toc} related={relatedGuides(guide)}>
        <Body components={guideComponents} {...rates()} />
      </GuidePage>
    </>
  );
}
