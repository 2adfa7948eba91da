import { render, screen } from '@testing-library/react';
import { TestimonialsPage } from '@/components/testimonials/testimonials-page';
import { instagramPosts } from '@/lib/content/instagram';

beforeEach(() => {
  render(<TestimonialsPage posts={instagramPosts} />);
});

describe('the testimonials page', () => {
  it('is headed about happy customers', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/happy customers/i);
  });

  it('says where the photos come from', () => {
    expect(screen.getByText('Real photos straight from our Instagram feed')).toBeInTheDocument();
  });

  it("has fifteen posts in the network's own markup", () => {
    const posts = document.querySelectorAll('blockquote.instagram-media');
    expect(Array.from(posts, (post) => post.getAttribute('data-instgrm-permalink'))).toEqual(
      instagramPosts.map((post) => post.url),
    );
    expect(posts).toHaveLength(15);
  });

  it('has a fallback that stands by itself for each: drawing, caption and link', () => {
    for (const post of instagramPosts) {
      const link = screen.getByRole('link', { name: new RegExp(`^View on Instagram\\s*: ${post.caption}`) });
      expect(link).toHaveAttribute('href', post.url);
      expect(link.closest('blockquote')?.querySelectorAll('img')).toHaveLength(2);
    }
  });
});
