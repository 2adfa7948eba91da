import { render, screen } from '@testing-library/react';
import { TestimonialsPage } from '@/components/testimonials/testimonials-page';
import { instagramPosts } from '@/lib/content/instagram';

describe('the testimonials page', () => {
  beforeEach(() => {
    render(<TestimonialsPage posts={instagramPosts} />);
  });

  it('has its heading and its subtitle', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/happy customers/i);
    expect(screen.getByText('Real photos straight from our Instagram feed')).toBeInTheDocument();
  });

  it("has every post in Instagram's own markup", () => {
    const posts = document.querySelectorAll('blockquote.instagram-media');
    expect(Array.from(posts, (post) => post.getAttribute('data-instgrm-permalink'))).toEqual(
      instagramPosts.map((post) => post.url),
    );
  });

  it('has an image, a caption and a link for each post until it is embedded', () => {
    const links = screen.getAllByRole('link', { name: /^View on Instagram/ });
    expect(links).toHaveLength(instagramPosts.length);
    instagramPosts.forEach(({ caption, url }, index) => {
      expect(links[index]).toHaveAttribute('href', url);
      expect(links[index]).toHaveTextContent(caption);
      expect(links[index]?.closest('blockquote')?.querySelectorAll('img')).toHaveLength(2);
    });
  });
});
