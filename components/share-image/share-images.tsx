import type { ReactNode } from 'react';
import { brandName, type Make } from '@/lib/catalogue/makes';
import { business } from '@/lib/content/business';
import { fillIn } from '@/lib/content/fill-in';
import { home } from '@/lib/content/home';
import { pages } from '@/lib/content/pages';
import type { Guide } from '@/lib/guides/guide';
import { SHARE_IMAGE_SIZE } from '@/lib/seo/share-images';
import { color, drawnText, guideDrawing, guideLine, logo, makeLogo, publicSvg, shoreline } from './assets';

const { site, inventory, brand } = pages.shareImages;
const besley = { fontFamily: 'Besley', fontWeight: 600 } as const;

/** An image, its size and its place in pixels. */
type Picture = { src: string; width: number; height: number; left?: number; right?: number; top?: number };

/** A drawing of public/vehicles, `size` pixels wide, with its wheels at `ground`: at 262 of the drawing's 320 units. */
const vehicle = (name: string, right: number, size: number, ground = 588): Picture => ({
  src: publicSvg(`vehicles/${name}`),
  width: size,
  height: size / 2,
  right,
  top: ground - size * (262 / 640),
});
const scene = (): Picture => ({ src: shoreline(), ...SHARE_IMAGE_SIZE });

/**
 * The layout of every share image: pictures, the business name, and below it the headline with a small line above or below
 * it; `size` and `width` are the headline's, in pixels. Rendered by next/og.
 */
function ShareImage(props: {
  pictures: readonly Picture[];
  title: string;
  size: number;
  width?: number;
  eyebrow?: string;
  below?: string;
  background?: string;
  children?: ReactNode;
}) {
  const { pictures, title, size, width = 1072, eyebrow, below, background = color.ground.DEFAULT } = props;
  return (
    <div
      tw="flex h-full w-full font-medium"
      style={{ background, color: color.ink.DEFAULT, fontFamily: 'Figtree' }}
    >
      {pictures.map(({ src, width, height, ...place }) => (
        <img
          alt=""
          height={height}
          key={src}
          src={src}
          style={{ position: 'absolute', ...place }}
          width={width}
        />
      ))}
      <div tw="absolute top-[52px] left-16 flex items-center">
        <img alt="" height={56} src={logo} width={56} />
        <span tw="ml-4 text-[30px]" style={besley}>
          {drawnText(business.name)}
        </span>
      </div>
      <div tw="absolute top-[150px] left-16 flex flex-col" style={{ width }}>
        {eyebrow && (
          <div tw="mb-3.5 font-semibold text-[28px]" style={{ color: color.action }}>
            {drawnText(eyebrow)}
          </div>
        )}
        <div
          style={{
            ...besley,
            fontSize: size,
            lineHeight: 1.12,
            letterSpacing: -size / 100,
            textWrap: 'balance',
          }}
        >
          {drawnText(title)}
        </div>
        {below && (
          <div tw="mt-[18px]" style={{ color: color.muted, fontSize: 30, lineHeight: 1.35 }}>
            {drawnText(below)}
          </div>
        )}
      </div>
      {props.children}
    </div>
  );
}

/** The home page: a car on the harbor road. */
export function HomeImage() {
  const { area, headline } = home.hero;
  const road = { src: publicSvg('art/harbor-road'), width: 1200, height: 420, left: 0, top: 210 };
  return (
    <ShareImage
      background={color.tint.DEFAULT}
      eyebrow={area}
      pictures={[road, vehicle('compact-suv-coral', 690, 420, 580)]}
      size={headline.length > 32 ? Math.min(51, 3600 / headline.length) : 64}
      title={headline}
    />
  );
}

/** For every page without its own share image. */
export function SiteImage() {
  return (
    <ShareImage
      below={site.text}
      pictures={[scene(), vehicle('wagon-coral', 64, 520)]}
      size={70}
      title={site.heading}
      width={960}
    />
  );
}

export function InventoryImage() {
  const cars = [vehicle('pickup-ink', 776, 410), vehicle('sedan-seaglass', 398, 400)];
  return (
    <ShareImage
      below={inventory.text}
      pictures={[scene(), ...cars, vehicle('compact-suv-coral', 16, 400)]}
      size={84}
      title={inventory.heading}
    />
  );
}

/** A guide: its title beside its drawing. */
export function GuideImage({ guide }: { guide: Pick<Guide, 'title' | 'dateText' | 'readTime' | 'drawing'> }) {
  const line = { src: guideLine(), width: 532, height: 24, left: 64, top: 540 };
  return (
    <ShareImage
      eyebrow={`Guide · ${guide.dateText} · ${guide.readTime}`}
      pictures={[{ src: guideDrawing(guide.drawing), width: 540, height: 630, right: 0 }, line]}
      size={55}
      title={guide.title}
      width={564}
    />
  );
}

/** A make: its name, its logo (or name again) on a white card and one of its models. */
export function MakeImage({ make, drawing }: { make: Make; drawing: string }) {
  const name = brandName(make);
  const picture = makeLogo(make.slug);
  return (
    <ShareImage
      below={fillIn(brand.text, { brand: name })}
      pictures={[scene(), vehicle(drawing, 48, 540)]}
      size={78}
      title={fillIn(brand.heading, { brand: name })}
      width={700}
    >
      <div
        tw="absolute top-16 right-16 flex h-[216px] w-80 items-center justify-center rounded-2xl border-2 bg-white"
        style={{ borderColor: color.line.DEFAULT }}
      >
        {picture ? (
          <img alt="" height={186} src={picture} width={310} />
        ) : (
          <div style={{ ...besley, fontSize: Math.min(64, 440 / name.length) }}>{drawnText(name)}</div>
        )}
      </div>
    </ShareImage>
  );
}
