import { ArrowUpRight } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { TextLink } from '@/components/ui/text-link';
import type { InstagramPost } from '@/lib/content/reviews';

/** One Instagram post. Instagram's script replaces the blockquote with a frame; app/globals.css makes that fit narrow phones. */
export function PostCard({ post, eager }: { post: InstagramPost; eager: boolean }) {
  const { scene, vehicle } = post.art;
  const drawing = { decoding: 'async', loading: eager ? 'eager' : 'lazy', width: 640 } as const;
  return (
    <li className="post">
      <blockquote
        className="instagram-media h-full overflow-hidden"
        data-instgrm-permalink={post.url}
        data-instgrm-version="14"
      >
        {/* A vehicle in a scene, in the place of the post's picture. */}
        <div className="relative aspect-square overflow-hidden bg-tint group-data-[loaded=false]/feed:animate-pulse">
          <img {...drawing} alt="" className="size-full" height={640} src={scene} />
          <img
            {...drawing}
            alt=""
            className="absolute bottom-9/100 left-1/20 w-9/10"
            height={320}
            src={vehicle}
          />
        </div>
        <div className="px-5 pt-4 pb-3">
          <p className="font-display text-lg leading-snug">{post.caption}</p>
          <TextLink className="mt-1 font-semibold text-action" href={post.url} variant="listed">
            View on Instagram
            <Icon className="size-4.5" shape={ArrowUpRight} />
            <span className="sr-only">: {post.caption}</span>
          </TextLink>
        </div>
      </blockquote>
    </li>
  );
}
