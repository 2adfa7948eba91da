import { ArrowUpRight } from 'lucide';
import { ExternalLink } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icon';
import type { InstagramPost } from '@/lib/content/instagram';

/**
 * One Instagram post. Instagram's script replaces the blockquote with an iframe whose minimum width of 326 px is
 * overridden here, so that it fits narrow phones.
 */
export function PostCard({ post, eager }: { post: InstagramPost; eager: boolean }) {
  const drawings = [
    { file: post.art.scene, height: 640, className: 'size-full' },
    { file: post.art.vehicle, height: 320, className: 'absolute bottom-[9%] left-[5%] w-[90%]' },
  ];
  return (
    <li className="min-w-0 overflow-hidden rounded-lg max-[23rem]:-mx-gutter max-[23rem]:rounded-none [&_.instagram-media]:m-0! [&_.instagram-media]:w-full! [&_.instagram-media]:min-w-0! [&_.instagram-media]:max-w-full!">
      <blockquote
        className="instagram-media h-full overflow-hidden rounded-lg border border-line bg-white max-[23rem]:rounded-none max-[23rem]:border-x-0"
        data-instgrm-permalink={post.url}
        data-instgrm-version="14"
      >
        <div className="relative aspect-square overflow-hidden bg-tint group-data-[loaded=false]/feed:animate-pulse">
          {drawings.map(({ file, ...drawing }) => (
            <img
              {...drawing}
              alt=""
              decoding="async"
              key={file}
              loading={eager ? 'eager' : 'lazy'}
              src={file}
              width={640}
            />
          ))}
        </div>
        <div className="px-5 pt-4 pb-3">
          <p className="font-display text-lg leading-snug">{post.caption}</p>
          <ExternalLink
            className="mt-1 inline-flex min-h-11 items-center gap-1.5 font-semibold text-action underline-offset-4 hover:underline"
            href={post.url}
          >
            View on Instagram
            <Icon className="size-4.5" shape={ArrowUpRight} />
            <span className="sr-only">: {post.caption}</span>
          </ExternalLink>
        </div>
      </blockquote>
    </li>
  );
}
