import { CallButton } from '@/components/business/call-button';
import { InstagramLinks } from '@/components/business/contact-links';
import { ReviewList } from '@/components/business/review-list';
import { ClosingBand } from '@/components/layout/closing-band';
import { GetQuote } from '@/components/layout/get-quote';
import { PageFrame, PageHeader } from '@/components/layout/page-frame';
import { business } from '@/lib/content/business';
import { pages } from '@/lib/content/pages';
import type { InstagramPost } from '@/lib/content/reviews';
import { routes } from '@/lib/site/routes';
import { PostCard } from './post-card';

/** Instagram posts, or the reviews of a business without Instagram. */
export function TestimonialsPage({ posts }: { posts: readonly InstagramPost[] }) {
  const { heading, text, note, closing } = pages().testimonials;
  const hasPosts = posts.length > 0;
  return (
    <>
      <PageFrame spaceBelow="band">
        <PageHeader
          crumbs={[{ label: 'Customers', href: routes.testimonials }]}
          size="display"
          title={heading}
        >
          {hasPosts && text}
        </PageHeader>
        {hasPosts ? (
          <>
            <InstagramLinks className="mt-4 flex flex-wrap gap-x-6 border-line border-t pt-3 font-semibold text-action" />
            {/* Each post has a drawing and a link until or unless Instagram's script loads. */}
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
      </PageFrame>
      <ClosingBand heading={closing.heading} text={closing.text} vehicle="minivan-seaglass">
        <GetQuote size="large" />
        <CallButton phone={business().phone} size="large" />
      </ClosingBand>
    </>
  );
}
