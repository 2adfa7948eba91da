/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { InlineScript } from '@/components/inline-script/inline-script';

let mockTag: { id: string; sendTo: string } | null = null;
jest.mock('@/lib/env/server', () => ({ env: () => ({ googleTag: mockTag }) }));

it.each([null, { id: 'AW-1', sendTo: 'AW-1/x' }])(
  'is one script with the nonce of its page, which no text can end early, with the tag %j',
  (tag) => {
    mockTag = tag;
    const html = renderToStaticMarkup(<InlineScript nonce="abc" />);
    expect(html).toMatch(/^<script nonce="abc">/);
    expect(html.match(/<\/script/g)).toHaveLength(1);
    const [, code = ''] = /^<script[^>]*>(.*)<\/script>$/s.exec(html) ?? [];
    expect(() => new Function(code)).not.toThrow();
    expect(code.includes('AW-1/x')).toBe(tag !== null);
  },
);
