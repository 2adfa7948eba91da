import { render } from '@testing-library/react';
import { JsonLd } from '@/components/seo/json-ld';
import { blogPosting } from '@/lib/seo/blog-posting';
import { business } from '@/lib/site/business';

describe('structured data', () => {
  it('cannot be ended by a text inside it, and reads back the same', () => {
    const data = { name: '</script><script>alert(1)</script>' };
    const { container } = render(<JsonLd data={data} />);
    const script = container.querySelector('script[type="application/ld+json"]');
    expect(script?.innerHTML).not.toContain('<');
    expect(JSON.parse(script?.innerHTML ?? '')).toEqual(data);
  });

  it('of a guide names the business as author and publisher, with absolute addresses', () => {
    const guide = {
      title: 'T',
      description: 'D',
      path: '/blog/x',
      date: '2025-08-01',
      updated: null,
      keywords: ['a', 'b'],
      wordCount: 1200,
    };
    expect(blogPosting(guide)).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'T',
      url: `${business.siteUrl}/blog/x`,
      datePublished: '2025-08-01',
      dateModified: '2025-08-01',
      author: { '@type': 'Organization', name: business.name },
      publisher: { '@type': 'Organization', name: business.name },
      keywords: 'a, b',
      wordCount: 1200,
    });
    expect(blogPosting({ ...guide, updated: { date: '2025-08-09' } })).toMatchObject({
      dateModified: '2025-08-09',
    });
  });
});
