import { render } from '@testing-library/react';
import { JsonLd } from '@/components/seo/json-ld';

describe('structured data', () => {
  it('cannot be ended by a text inside it, and reads back the same', () => {
    const data = {
      '@context': 'https://schema.org',
      '@type': 'Thing',
      name: '</script><script>alert(1)</script>',
    } as const;
    const { container } = render(<JsonLd data={data} />);
    const script = container.querySelector('script[type="application/ld+json"]');
    expect(script?.innerHTML).not.toContain('<');
    expect(JSON.parse(script?.innerHTML ?? '')).toEqual(data);
  });
});
