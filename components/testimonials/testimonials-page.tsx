import { CallButton } from '@/components/layout/call-button';
import { ClosingBand } from '@/components/layout/closing-band';
import { InstagramLinks } from '@/components/layout/contact-links';
import { GetQuote } from '@/components/layout/get-quote';
import { ReviewList } from '@/components/layout/review-list';
import { Breadcrumbs } from '@/components/seo/breadcrumbs';
import type { InstagramPost } from '@/lib/content/instagram';
import { pages } from '@/lib/content/pages';
import { routes } from '@/lib/site/routes';
import { PostCard } from './post-card';

/** Instagram posts, or the reviews of a business without Instagram. */
export function TestimonialsPage({ posts }: { posts: readonly InstagramPost[] }) {
  const { heading, text, note, closing } = pages.testimonials;
  return (
    <>
      <div className="mx-auto max-w-page px-gutter pt-6 pb-band sm:pt-9">
        <Breadcrumbs crumbs={[{ label: 'Customers', href: routes.testimonials }]} />
        <h1 className="mt-5 max-w-4xl font-display font-semibold text-5xl sm:mt-8">{heading}</h1>
        {posts.length > 0 ? (
          <>
            <p className="mt-5 text-lg text-muted">{text}</p>
            <InstagramLinks
              link="inline-flex min-h-11 items-center font-semibold text-action underline-offset-4 hover:underline"
              list="mt-4 flex flex-wrap gap-x-6 border-line border-t pt-3"
            />
            {/* With a drawing and a link for each post until or unless Instagram's script loads. */}
            <div className="group/feed" data-instagram>
              <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-8">
                {posts.map((post, index) => (
                  <PostCard eager={index < 3} key={post.url} post={post} />
                ))}
              </ul>
            </div>
            <p className="mt-8 max-w-measure text-muted text-sm">{note}</p>
          </>
        ) : (
          <ReviewList className="mt-10" />
        )}
      </div>
      <ClosingBand heading={closing.heading} text={closing.text} vehicle="minivan-seaglass">
        <GetQuote size="large" />
        <CallButton size="large" />
      </ClosingBand>
    </>
  );
}
