/** @jest-environment node */

import { decodeEntities } from '@/lib/format/decode-entities';

it.each([
  ['Town &amp; Country', 'Town & Country'],
  ['Bob&#39;s &quot;Z&quot; &#x27;', 'Bob\'s "Z" \''],
  ['Coup&eacute;&nbsp;GT&REG;', 'Coupé GT®'],
  ['R&D; AT&T &#; &unknown; &#x110000;', 'R&D; AT&T &#; &unknown; &#x110000;'],
  ['&#9999999;', '&#9999999;'],
])('%p is %p', (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded);
});
