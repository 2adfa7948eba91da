import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { articleComponents } from '@/components/guides/guide-components';
import { ArticlePage } from '@/components/guides/guide-page';
import { JsonLd } from '@/components/seo/json-ld';
import { neighbors, relatedTo } from '@/lib/guides/guide';
import { articleList, findArticle } from '@/lib/guides/server';
import { tocItems } from '@/lib/guides/toc';
import { blogPosting, guideMetadata } from '@/lib/seo/guide';

export const dynamicParams = false;

export function generateStaticParams() {
  return articleList().map(({ slug }) => ({ slug }));
}

export async function generateMetadata({ params }: PageProps<'/blog/[slug]'>): Promise<Metadata> {
  const article = findArticle((await params).slug);
  return article ? guideMetadata(article) : {};
}

export default async function Page({ params }: PageProps<'/blog/[slug]'>) {
  const article = findArticle((await params).slug);
  if (!article) notFound();
  const { default: Body, toc } = await import(`@/content/blog/${article.slug}.mdx`);
  const otherGuides = {
    ...neighbors(articleList(), article.slug),
    related: relatedTo(articleList(), article),
  };
  return (
    <>
      <JsonLd data={blogPosting(article)} />
      <ArticlePage article={article} toc={tocItems(toc)} {...otherGuides}>
        <Body components={articleComponents} />
      </ArticlePage>
    </>
  );
}
