import { brandName, type Make } from '@/lib/catalogue/makes';
import { business } from '@/lib/content/business';
import { fillIn } from '@/lib/content/fill-in';
import { home, pages } from '@/lib/content/pages';
import type { Guide } from '@/lib/guides/guide';
import { LOGO_IMAGE_SIZE, SHARE_IMAGE_SIZE } from '@/lib/seo/share-images';
import { color, drawnText, guideDrawing, publicPicture, publicSvg } from './assets';

const besley = { fontFamily: 'Besley', fontWeight: 600 } as const;

type Picture = {
  src: string;
  width: number;
  height: number;
  left?: number;
  right?: number;
  top?: number;
};

/**
 * The layout of every share image: pictures, the business name, and below it the headline with a
 * small line above or below it; `size` and `width` are the headline's, in pixels. Rendered by
 * next/og.
 */
function ShareImage(props: {
  pictures: readonly Picture[];
  title: string;
  size: number;
  width?: number;
  eyebrow?: string;
  below?: string;
  background?: string;
}) {
  const {
    pictures,
    title,
    size,
    width = 1072,
    eyebrow,
    below,
    background = color.ground.DEFAULT,
  } = props;
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
      <div style={{ top: 52 }} tw="absolute left-16 flex items-center">
        <img alt="" height={56} src={publicPicture(business().logo)} width={56} />
        <span style={{ ...besley, fontSize: 30 }} tw="ml-4">
          {drawnText(business().name)}
        </span>
      </div>
      <div style={{ top: 150, width }} tw="absolute left-16 flex flex-col">
        {eyebrow && (
          <div style={{ color: color.link, fontSize: 28 }} tw="mb-3.5 font-semibold">
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
          <div style={{ color: color.muted, fontSize: 30, lineHeight: 1.35, marginTop: 18 }}>
            {drawnText(below)}
          </div>
        )}
      </div>
    </div>
  );
}

/** The logo alone, for the icons of browsers and phones, and for search engines. */
export function LogoImage() {
  const { width, height } = LOGO_IMAGE_SIZE;
  return (
    <div tw="flex h-full w-full">
      <img alt="" height={height} src={publicPicture(business().logo)} width={width} />
    </div>
  );
}

export function HomeImage() {
  const { area, headline } = home().hero;
  const harbor = { src: publicSvg('art/harbor-home'), width: 1200, height: 420, left: 0, top: 218 };
  return (
    <ShareImage
      background={color.tint.DEFAULT}
      eyebrow={area}
      pictures={[harbor]}
      size={Math.min(50, 2000 / headline.length)}
      title={headline}
      width={580}
    />
  );
}

/** In pixels from the top. A drawing of public/vehicles has its wheels at 262 of 320 units. */
const ROAD = 588;

type Vehicle = { name: string; right: number; width: number };

/** A text above vehicles that stand on a road. */
function RoadImage(props: {
  heading: string;
  text: string;
  size: number;
  width?: number;
  vehicles: readonly Vehicle[];
}) {
  const { heading, text, vehicles, ...place } = props;
  const cars = vehicles.map(({ name, right, width }) => ({
    src: publicSvg(`vehicles/${name}`),
    width,
    height: width / 2,
    right,
    top: ROAD - width * (262 / 640),
  }));
  const pictures = [{ src: publicSvg('art/share-scene'), ...SHARE_IMAGE_SIZE }, ...cars];
  return <ShareImage below={text} pictures={pictures} title={heading} {...place} />;
}

export function SiteImage() {
  const vehicles = [{ name: 'wagon-coral', right: 64, width: 520 }];
  return <RoadImage {...pages().shareImages.site} size={70} vehicles={vehicles} width={960} />;
}

export function InventoryImage() {
  const vehicles = [
    { name: 'pickup-ink', right: 776, width: 410 },
    { name: 'sedan-seaglass', right: 398, width: 400 },
    { name: 'compact-suv-coral', right: 16, width: 400 },
  ];
  return <RoadImage {...pages().shareImages.inventory} size={84} vehicles={vehicles} />;
}

export function GuideImage({
  guide,
}: {
  guide: Pick<Guide, 'title' | 'dateText' | 'readTime' | 'drawing'>;
}) {
  const line = { src: publicSvg('art/share-line'), width: 532, height: 24, left: 64, top: 540 };
  const drawing = { src: guideDrawing(guide.drawing), width: 540, height: 630, right: 0 };
  const eyebrow = `Guide · ${guide.dateText} · ${guide.readTime}`;
  return (
    <ShareImage
      eyebrow={eyebrow}
      pictures={[drawing, line]}
      size={55}
      title={guide.title}
      width={564}
    />
  );
}

export function MakeImage({ make, drawing }: { make: Make; drawing: string }) {
  const { heading, text } = pages().shareImages.brand;
  const values = { brand: brandName(make) };
  return (
    <RoadImage
      heading={fillIn(heading, values)}
      size={78}
      text={fillIn(text, values)}
      vehicles={[{ name: drawing, right: 48, width: 540 }]}
      width={700}
    />
  );
}
