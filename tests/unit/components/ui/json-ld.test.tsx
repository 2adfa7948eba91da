import { renderToStaticMarkup } from 'react-dom/server';
import { JsonLd } from '@/components/ui/json-ld';

it.each(['</script><svg onload=alert(1)>', '<!--<script>', '__proto__', 'half \ud800'])(
  '%j is only a text in structured data',
  (text) => {
    const data = { [text]: text };
    document.body.innerHTML = renderToStaticMarkup(<JsonLd data={data as never} />);
    expect(document.querySelectorAll('body *')).toHaveLength(1);
    expect(JSON.parse(document.body.textContent ?? '')).toEqual({
      '@context': 'https://schema.org',
      ...data,
    });
  },
);
