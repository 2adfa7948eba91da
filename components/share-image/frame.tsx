import type { ReactNode } from 'react';
import { business } from '@/lib/content/business';
import { SHARE_IMAGE_SIZE } from '@/lib/seo/share-images';
import { art, color, drawing, shore } from './materials';

const { width, height } = SHARE_IMAGE_SIZE;
const mark = drawing(
  '0 0 40 40',
  `<circle cx="20" cy="20" r="18.5" stroke="${color.ink.DEFAULT}" stroke-width="1.6"/>
   <circle cx="20" cy="17.5" r="5" stroke="${color.ink.DEFAULT}" stroke-width="1.9"/>
   <path d="M2.6 26.5c5.2 0 6.6-2.6 11.4-2.6s6.6 3.4 12 3.4 6.4-2 11-2.4" stroke="${color.coral.DEFAULT}" stroke-linecap="round" stroke-width="2.2"/>
   <path d="M7 32.2c4 0 5-1.6 8.4-1.6s5 2 8.8 2 4.6-.9 8-1.3" stroke="${color.ink.DEFAULT}" stroke-linecap="round" stroke-width="1.4"/>`,
);

/** A vehicle of public/vehicles, `size` pixels long and `right` pixels from the edge, its wheels at `ground`. */
export function Vehicle({
  name,
  right,
  size,
  ground = 588,
}: {
  name: string;
  right: number;
  size: number;
  ground?: number;
}) {
  // The wheels touch the ground at 262 of the drawing's 320.
  const top = ground - size * (262 / 640);
  return (
    <img
      alt=""
      height={size / 2}
      src={art(`vehicles/${name}`)}
      style={{ position: 'absolute', right, top }}
      width={size}
    />
  );
}

/** What all share images have in common: paper, the name of the house, the shore. Everything is drawn by next/og. */
export function Frame({ children, scene = true }: { children: ReactNode; scene?: boolean }) {
  return (
    <div
      style={{
        width,
        height,
        display: 'flex',
        position: 'relative',
        background: color.paper.DEFAULT,
        color: color.ink.DEFAULT,
        fontFamily: 'Figtree',
        fontWeight: 500,
      }}
    >
      {scene && <img alt="" height={height} src={shore()} style={{ position: 'absolute' }} width={width} />}
      {children}
      <div style={{ position: 'absolute', top: 52, left: 64, display: 'flex', alignItems: 'center' }}>
        <img alt="" height={56} src={mark} width={56} />
        <span style={{ marginLeft: 16, fontFamily: 'Besley', fontWeight: 600, fontSize: 30 }}>
          {business.name}
        </span>
      </div>
    </div>
  );
}

/** The headline under the name of the house, with a small line above or below. */
export function Headline({
  title,
  size,
  eyebrow,
  below,
  width = 1072,
}: {
  title: string;
  size: number;
  eyebrow?: string;
  below?: string;
  width?: number;
}) {
  return (
    <div
      style={{ position: 'absolute', top: 150, left: 64, display: 'flex', flexDirection: 'column', width }}
    >
      {eyebrow && (
        <div style={{ marginBottom: 14, color: color.harbor, fontWeight: 600, fontSize: 28 }}>{eyebrow}</div>
      )}
      <div
        style={{
          fontFamily: 'Besley',
          fontWeight: 600,
          fontSize: size,
          lineHeight: 1.12,
          letterSpacing: -size / 100,
        }}
      >
        {title}
      </div>
      {below && (
        <div style={{ marginTop: 18, color: color.slate, fontSize: 30, lineHeight: 1.35 }}>{below}</div>
      )}
    </div>
  );
}
