import { ArrowDown, ArrowUpRight } from 'lucide';
import { ClosingBand } from '@/components/cars/closing-band';
import { CallButton } from '@/components/contact/contact-buttons';
import { InstagramLinks } from '@/components/contact/contact-links';
import { PageContainer } from '@/components/layout/page-container';
import { PageHeader } from '@/components/layout/page-header';
import { GetQuote } from '@/components/quote/get-quote.island';
import { HowWeArePaid } from '@/components/trust/how-we-are-paid';
import { People } from '@/components/trust/people';
import { ReviewList } from '@/components/trust/reviews';
import { SampleQuoteLink } from '@/components/trust/sample-quote';
import { Badge } from '@/components/ui/badge';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/links';
import { business } from '@/lib/content/business';
import type { InstagramPost } from '@/lib/content/instagram';
import { home, pageTexts } from '@/lib/content/page-texts';
import { reviews } from '@/lib/content/reviews';
import { routes } from '@/lib/site/routes';
import { InstagramPosts } from './instagram-posts.island';

export function TestimonialsPage({ posts }: { posts: readonly InstagramPost[] }) {
  const { heading, closing } = pageTexts().testimonials;
  const hasPosts = posts.length > 0;
  return (
    <>
      <PageContainer>
        <div className="group/posts gap-x-16 lg:grid lg:grid-cols-fill-fit">
          <PageHeader
            crumbs={[{ label: 'Customers', href: routes.testimonials }]}
            heading={heading}
          >
            {hasPosts && <Subtitle areSamples={posts.every(({ sample }) => sample)} />}
            {hasPosts && <ReviewsLink />}
          </PageHeader>
          {hasPosts && <Feed posts={posts} />}
          {/* On a phone or tablet, it's below the posts, which show more of us. */}
          <People className="mt-4 lg:col-start-2 lg:row-start-1 lg:mt-17 lg:w-86" />
        </div>
        <Reviews hasHeading={hasPosts} />
        <HowWeArePaid className="mt-14" />
        <SampleQuoteLink className="mt-1" />
      </PageContainer>
      <ClosingBand heading={closing.heading} text={closing.text} car="minivan-seaglass">
        <GetQuote size="large" />
        <CallButton phone={business().phone} size="large" />
      </ClosingBand>
    </>
  );
}

function Feed({ posts }: { posts: readonly InstagramPost[] }) {
  return (
    <div className="min-w-0 lg:col-span-2">
      <InstagramPosts>
        {posts.map((post, index) => (
          <PostCard index={index} key={post.url} post={post} />
        ))}
      </InstagramPosts>
      <InstagramLinks className="mt-3 flex flex-wrap gap-x-5 font-semibold text-link" />
    </div>
  );
}

/** Says that posts are samples, or that they are drawings until Instagram takes their place. */
function Subtitle({ areSamples }: { areSamples: boolean }) {
  const { text, drawings } = pageTexts().testimonials;
  return (
    <p>
      {text}
      {areSamples ? (
        <span className="mt-2 block text-sm">{pageTexts().shared.samples}</span>
      ) : (
        // The sentence keeps its space, so that no post moves.
        <span className="invisible block group-has-[blockquote]/posts:visible">{drawings}</span>
      )}
    </p>
  );
}

/** From a laptop's width on, many rows of posts stand between this link and the reviews. */
function ReviewsLink() {
  if (reviews().reviews.length === 0) return null;
  return (
    <TextLink className="mt-1 text-base max-lg:hidden" href="#reviews" variant="alone">
      {home().reviewsHeading}
      <Icon className="size-4.5" icon={ArrowDown} />
    </TextLink>
  );
}

function Reviews({ hasHeading }: { hasHeading: boolean }) {
  if (reviews().reviews.length === 0) return null;
  return (
    <>
      {hasHeading && (
        <Heading className="mt-14" id="reviews">
          {home().reviewsHeading}
        </Heading>
      )}
      <ReviewList className="mt-4" />
    </>
  );
}

/** On a phone too narrow for margins, posts have no rounded corners. */
const cornersLook = 'overflow-hidden rounded-lg max-instagram:rounded-none';

const postLook = 'flex h-full flex-col border border-line bg-white max-instagram:border-x-0';

/**
 * Instagram's script replaces the blockquote with a frame. Every other scene is mirrored, because
 * there are fewer scenes than posts.
 */
function PostCard({ post, index }: { post: InstagramPost; index: number }) {
  const { scene, vehicle } = post.art;
  const loading = index < 3 ? 'eager' : 'lazy';
  const drawing = { decoding: 'async', loading, width: 640 } as const;
  return (
    <li className={`${cornersLook} *:m-0! *:w-full! *:min-w-0! *:max-w-full!`}>
      <blockquote
        className={`instagram-media ${postLook} ${cornersLook}`}
        data-instgrm-permalink={post.url}
        data-instgrm-version="14"
      >
        <div className="relative">
          <div className="relative aspect-square overflow-hidden bg-tint">
            <img
              {...drawing}
              alt=""
              className={index % 2 === 0 ? 'size-full' : '-scale-x-100 size-full'}
              height={640}
              src={scene}
            />
            <img
              {...drawing}
              alt=""
              className="absolute bottom-9/100 left-1/20 w-9/10"
              height={320}
              src={vehicle}
            />
          </div>
          {post.sample && (
            <span className="absolute top-3 left-3">
              <Badge variant="ground">Sample</Badge>
            </span>
          )}
        </div>
        <div className="flex grow flex-col items-start justify-between px-5 pt-4 pb-3">
          <p>{post.caption}</p>
          <TextLink className="mt-1 font-semibold text-link" href={post.url} variant="listed">
            View on Instagram
            <Icon className="size-4.5" icon={ArrowUpRight} />
            <span className="sr-only">: {post.caption}</span>
          </TextLink>
        </div>
      </blockquote>
    </li>
  );
}
