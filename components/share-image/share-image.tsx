import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { business } from '@/lib/content/business';
import { home } from '@/lib/content/page-texts';
import { ICON, SHARE_IMAGE } from '@/lib/seo/metadata';
import tailwind from '@/tailwind.config';

const { tint, ink, link } = tailwind.theme.colors;

/** The logo as a PNG: the icon of browsers and phones, and for search engines. */
export function iconImage(): ImageResponse {
  const { width, height } = ICON;
  const logo = <img alt="" height={height} src={publicPicture(business().logo)} width={width} />;
  return new ImageResponse(logo, { width, height });
}

/** The name, the place, and the headline of the home page, above its harbor. */
export function shareImage(): ImageResponse {
  const { width, height } = SHARE_IMAGE;
  const fonts = [{ name: 'Besley', data: besley() }];
  return new ImageResponse(<SharePicture />, { width, height, fonts });
}

const frameStyle = {
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  padding: '52px 64px',
  background: tint.DEFAULT,
  color: ink.DEFAULT,
  fontFamily: 'Besley',
} as const;

function SharePicture() {
  const { name, logo } = business();
  const { area, headline } = home().hero;
  return (
    <div style={frameStyle}>
      <img
        alt=""
        height={420}
        src={publicPicture('/art/harbor-home.svg')}
        style={{ position: 'absolute', left: 0, top: 218 }}
        width={1200}
      />
      <div style={{ display: 'flex', alignItems: 'center', gap: 16, fontSize: 30 }}>
        <img alt="" height={56} src={publicPicture(logo)} width={56} />
        {name}
      </div>
      <div style={{ marginTop: 42, marginBottom: 14, color: link, fontSize: 26 }}>{area}</div>
      {/* A long headline is smaller, so that it stays above the water. */}
      <div style={{ width: 580, fontSize: Math.min(50, 2000 / headline.length), lineHeight: 1.12 }}>
        {headline}
      </div>
    </div>
  );
}

/** The images are rendered during the build, so the server doesn't need these files. */
const projectFile = (file: string) =>
  readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), file));

/** next/og supports neither woff2 nor variable fonts, so the pages' own file doesn't do. */
const besley = () =>
  projectFile('node_modules/@fontsource/besley/files/besley-latin-600-normal.woff');

/** @param file an SVG or PNG, such as "/logo.svg" */
function publicPicture(file: string): string {
  const type = file.endsWith('.png') ? 'png' : 'svg+xml';
  return `data:image/${type};base64,${projectFile(`public${file}`).toString('base64')}`;
}
