import { renderToStaticMarkup } from 'react-dom/server';
import { JsonLd } from '@/components/ui/json-ld';

it('a text of structured data can’t end its script', () => {
  const data = { name: '</script><svg onload=alert(1)>' };
  document.body.innerHTML = renderToStaticMarkup(<JsonLd data={data as never} />);
  expect(document.querySelectorAll('body *')).toHaveLength(1);
  expect(JSON.parse(document.body.textContent ?? '')).toMatchObject(data);
});
