/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { InlineScript } from '@/components/inline-script/inline-script';

it('is one script with the nonce of its page, which no text can end early', () => {
  const html = renderToStaticMarkup(<InlineScript nonce="abc" />);
  expect(html).toMatch(/^<script nonce="abc">/);
  expect(html.match(/<\/script/g)).toHaveLength(1);
  const [, code = ''] = /^<script[^>]*>(.*)<\/script>$/s.exec(html) ?? [];
  expect(() => new Function(code)).not.toThrow();
});
