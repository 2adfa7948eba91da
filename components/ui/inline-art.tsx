import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReactNode } from 'react';
import { fillIn } from '@/lib/content/fill-in';

/**
 * A decorative drawing of public/art in the HTML of a prerendered page, where it needs no request and has the page's fonts.
 *
 * @param props `texts`: what its texts have in braces; `children`: drawn above it
 */
export function InlineArt(props: {
  name: string;
  className: string;
  texts?: Readonly<Record<string, string>>;
  preserveAspectRatio?: string;
  children?: ReactNode;
}) {
  const { name, className, texts = {}, preserveAspectRatio, children } = props;
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'public/art', `${name}.svg`);
  const [, viewBox, shapes = ''] =
    /^<svg[^>]* viewBox="([^"]*)"[^>]*>([\s\S]*)<\/svg>/.exec(readFileSync(file, 'utf8')) ?? [];
  const escaped = Object.entries(texts).map(([place, text]) => [
    place,
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  ]);
  const html = fillIn(shapes, Object.fromEntries(escaped)).replace(/>\s+</g, '><');
  return (
    <svg
      aria-hidden="true"
      className={className}
      fill="none"
      preserveAspectRatio={preserveAspectRatio}
      viewBox={viewBox}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this repository, and texts without markup */}
      <g dangerouslySetInnerHTML={{ __html: html }} />
      {children}
    </svg>
  );
}
