import type { ReactNode } from 'react';
import { business } from '@/lib/content/business';
import { SHARE_IMAGE_SIZE } from '@/lib/seo/share-images';
import { color, drawnText, publicSvg, shoreline, svgDataUri } from './assets';

const { width, height } = SHARE_IMAGE_SIZE;
const logo = svgDataUri(
  '0 0 40 40',
  `<circle cx="20" cy="20" r="18.5" stroke="${color.ink.DEFAULT}" stroke-width="1.6"/>
   <circle cx="20" cy="17.5" r="5" stroke="${color.ink.DEFAULT}" stroke-width="1.9"/>
   <path d="M2.6 26.5c5.2 0 6.6-2.6 11.4-2.6s6.6 3.4 12 3.4 6.4-2 11-2.4" stroke="${color.accent.DEFAULT}" stroke-linecap="round" stroke-width="2.2"/>
   <path d="M7 32.2c4 0 5-1.6 8.4-1.6s5 2 8.8 2 4.6-.9 8-1.3" stroke="${color.ink.DEFAULT}" stroke-linecap="round" stroke-width="1.4"/>`,
);

/** A drawing of public/vehicles, `size` pixels wide, `right` pixels from the right edge, with its wheels at `ground`. */
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
  // In the vehicle drawings the ground is at 262 of 320 units.
  const top = ground - size * (262 / 640);
  return (
    <img
      alt=""
      height={size / 2}
      src={publicSvg(`vehicles/${name}`)}
      style={{ position: 'absolute', right, top }}
      width={size}
    />
  );
}

/** The layout of every share image: background, logo and business name. Rendered by next/og. */
export function ImageLayout({ children, scene = true }: { children: ReactNode; scene?: boolean }) {
  return (
    <div
      style={{
        width,
        height,
        display: 'flex',
        position: 'relative',
        background: color.ground.DEFAULT,
        color: color.ink.DEFAULT,
        fontFamily: 'Figtree',
        fontWeight: 500,
      }}
    >
      {scene && (
        <img alt="" height={height} src={shoreline()} style={{ position: 'absolute' }} width={width} />
      )}
      {children}
      <div style={{ position: 'absolute', top: 52, left: 64, display: 'flex', alignItems: 'center' }}>
        <img alt="" height={56} src={logo} width={56} />
        <span style={{ marginLeft: 16, fontFamily: 'Besley', fontWeight: 600, fontSize: 30 }}>
          {drawnText(business.name)}
        </span>
      </div>
    </div>
  );
}

/** The headline below the business name, with an optional small line above or below it. */
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
        <div style={{ marginBottom: 14, color: color.action, fontWeight: 600, fontSize: 28 }}>
          {drawnText(eyebrow)}
        </div>
      )}
      <div
        style={{
          fontFamily: 'Besley',
          fontWeight: 600,
          fontSize: size,
          lineHeight: 1.12,
          letterSpacing: -size / 100,
          textWrap: 'balance',
        }}
      >
        {drawnText(title)}
      </div>
      {below && (
        <div style={{ marginTop: 18, color: color.muted, fontSize: 30, lineHeight: 1.35 }}>
          {drawnText(below)}
        </div>
      )}
    </div>
  );
}
