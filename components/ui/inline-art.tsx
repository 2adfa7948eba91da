import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fillIn } from '@/lib/content/fill-in';

/** A decorative drawing in public/art, inlined to use the page's fonts. `texts` replace {names}. */
export function InlineArt(props: {
  name: string;
  className: string;
  texts?: Readonly<Record<string, string>>;
}) {
  const { name, className, texts = {} } = props;
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'public/art', `${name}.svg`);
  const [, viewBox, shapes = ''] =
    /^<svg[^>]* viewBox="([^"]*)"[^>]*>([\s\S]*)<\/svg>/.exec(readFileSync(file, 'utf8')) ?? [];
  const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const places = Object.entries(texts).map(([place, text]) => [place, escaped(text)]);
  const html = fillIn(shapes, Object.fromEntries(places)).replace(/>\s+</g, '><');
  return (
    <svg
      aria-hidden="true"
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: files of this repository, and texts without markup
      dangerouslySetInnerHTML={{ __html: html }}
      fill="none"
      viewBox={viewBox}
    />
  );
}
