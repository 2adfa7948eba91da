/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { InlineScript } from '@/components/inline-script/inline-script';

it('the inline script has the nonce of its page, and nothing in it ends it early', () => {
  const html = renderToStaticMarkup(<InlineScript nonce="abc" />);
  expect(html).toMatch(/^<script nonce="abc">/);
  expect(html.match(/<\/script/g)).toHaveLength(1);
  const [, code = ''] = /^<script[^>]*>(.*)<\/script>$/s.exec(html) ?? [];
  expect(() => new Function(code)).not.toThrow();
});
