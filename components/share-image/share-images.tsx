import { brandName, type Make } from '@/lib/catalogue/makes';
import { business } from '@/lib/content/business';
import { fillIn } from '@/lib/content/fill-in';
import { home, pages } from '@/lib/content/pages';
import type { Guide } from '@/lib/guides/guide';
import { LOGO_IMAGE_SIZE, SHARE_IMAGE_SIZE } from '@/lib/seo/share-images';
import { color, drawnText, guideDrawing, publicPicture, publicSvg } from './assets';

const besley = { fontFamily: 'Besley', fontWeight: 600 } as const;

type PictureProps = Pick<React.CSSProperties, 'left' | 'right' | 'top'> & {
  src: string;
  width: number;
  height: number;
};

function Picture({ src, width, height, ...place }: PictureProps) {
  const style = { position: 'absolute', ...place } as const;
  return <img alt="" height={height} src={src} style={style} width={width} />;
}

type Words = {
  title: string;
  /** Of the title, in pixels; `width` of all words. */
  size: number;
  width?: number;
  /** A small line above the title, or below it. */
  eyebrow?: string;
  below?: string;
};

/** Rendered by next/og. `children` are the pictures, behind the name of the business and the words. */
function ShareImage({
  background,
  children,
  ...words
}: React.PropsWithChildren<Words> & { background?: string }) {
  const { ground, ink } = color;
  const frame = { background: background ?? ground.DEFAULT, color: ink.DEFAULT };
  return (
    <div tw="flex h-full w-full font-medium" style={{ ...frame, fontFamily: 'Figtree' }}>
      {children}
      <div style={{ top: 52 }} tw="absolute left-16 flex items-center">
        <img alt="" height={56} src={publicPicture(business().logo)} width={56} />
        <span style={{ ...besley, fontSize: 30 }} tw="ml-4">
          {drawnText(business().name)}
        </span>
      </div>
      <Headline {...words} />
    </div>
  );
}

function Headline({ title, size, width = 1072, eyebrow, below }: Words) {
  const titleLook = { lineHeight: 1.12, letterSpacing: -size / 100, textWrap: 'balance' } as const;
  return (
    <div style={{ top: 150, width }} tw="absolute left-16 flex flex-col">
      {eyebrow && (
        <div style={{ color: color.link, fontSize: 28 }} tw="mb-3.5 font-semibold">
          {drawnText(eyebrow)}
        </div>
      )}
      <div style={{ ...besley, ...titleLook, fontSize: size }}>{drawnText(title)}</div>
      {below && (
        <div style={{ color: color.muted, fontSize: 30, lineHeight: 1.35, marginTop: 18 }}>
          {drawnText(below)}
        </div>
      )}
    </div>
  );
}

/** The logo alone, for the icons of browsers and phones, and for search engines. */
export function LogoImage() {
  return (
    <div tw="flex h-full w-full">
      <img alt="" src={publicPicture(business().logo)} {...LOGO_IMAGE_SIZE} />
    </div>
  );
}

export function HomeImage() {
  const { area, headline } = home().hero;
  const size = Math.min(50, 2000 / headline.length);
  return (
    <ShareImage
      background={color.tint.DEFAULT}
      eyebrow={area}
      size={size}
      title={headline}
      width={580}
    >
      <Picture height={420} left={0} src={publicSvg('art/harbor-home')} top={218} width={1200} />
    </ShareImage>
  );
}

/** In pixels from the top. In drawings of public/vehicles the ground is at 262 of 320 units. */
const ROAD = 588;

type Vehicle = { name: string; right: number; width: number };

function RoadImage({ vehicles, ...words }: Words & { vehicles: readonly Vehicle[] }) {
  return (
    <ShareImage {...words}>
      <Picture src={publicSvg('art/share-scene')} {...SHARE_IMAGE_SIZE} />
      {vehicles.map(({ name, right, width }) => (
        <Picture
          height={width / 2}
          key={name}
          right={right}
          src={publicSvg(`vehicles/${name}`)}
          top={ROAD - width * (262 / 640)}
          width={width}
        />
      ))}
    </ShareImage>
  );
}

export function SiteImage() {
  const { heading, text } = pages().shareImages.site;
  const vehicles = [{ name: 'wagon-coral', right: 64, width: 520 }];
  return <RoadImage below={text} size={70} title={heading} vehicles={vehicles} width={960} />;
}

export function InventoryImage() {
  const { heading, text } = pages().shareImages.inventory;
  const vehicles = [
    { name: 'pickup-ink', right: 776, width: 410 },
    { name: 'sedan-seaglass', right: 398, width: 400 },
    { name: 'compact-suv-coral', right: 16, width: 400 },
  ];
  return <RoadImage below={text} size={84} title={heading} vehicles={vehicles} />;
}

export function MakeImage({ make, drawing }: { make: Make; drawing: string }) {
  const { heading, text } = pages().shareImages.brand;
  const [title, below] = [heading, text].map((it) => fillIn(it, { brand: brandName(make) }));
  const vehicles = [{ name: drawing, right: 48, width: 540 }];
  return <RoadImage below={below} size={78} title={title ?? ''} vehicles={vehicles} width={700} />;
}

type GuideFields = Pick<Guide, 'title' | 'dateText' | 'readTime' | 'drawing'>;

export function GuideImage({ guide }: { guide: GuideFields }) {
  const eyebrow = `Guide · ${guide.dateText} · ${guide.readTime}`;
  return (
    <ShareImage eyebrow={eyebrow} size={55} title={guide.title} width={564}>
      <Picture height={630} right={0} src={guideDrawing(guide.drawing)} top={0} width={540} />
      <Picture height={24} left={64} src={publicSvg('art/share-line')} top={540} width={532} />
    </ShareImage>
  );
}
