import { business } from '@/lib/content/business';
import { home } from '@/lib/content/page-texts';
import type { Guide } from '@/lib/guides/guide';
import { LOGO_IMAGE_SIZE } from '@/lib/seo/share-images';
import { color, drawnText, guideDrawingData, publicPicture, publicSvg } from './assets';

const besley = { fontFamily: 'Besley', fontWeight: 600 } as const;

type PictureProps = Pick<React.CSSProperties, 'left' | 'right' | 'top'> & {
  src: string;
  width: number;
  height: number;
};

function Picture({ src, width, height, ...edges }: PictureProps) {
  const style = { position: 'absolute', ...edges } as const;
  return <img alt="" height={height} src={src} style={style} width={width} />;
}

type Words = {
  title: string;
  /** The title's font size in pixels. `width` is that of all words. */
  size: number;
  width: number;
  /** A small line above the title. */
  eyebrow: string;
};

/**
 * Rendered by next/og. `children` are the pictures, behind the name of the business and the words.
 */
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

function Headline({ title, size, width, eyebrow }: Words) {
  const titleLook = { lineHeight: 1.12, letterSpacing: -size / 100, textWrap: 'balance' } as const;
  return (
    <div style={{ top: 150, width }} tw="absolute left-16 flex flex-col">
      <div style={{ color: color.link, fontSize: 28 }} tw="mb-3.5 font-semibold">
        {drawnText(eyebrow)}
      </div>
      <div style={{ ...besley, ...titleLook, fontSize: size }}>{drawnText(title)}</div>
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

export function SiteImage() {
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

type GuideFields = Pick<Guide, 'title' | 'dateText' | 'readTime' | 'drawing'>;

export function GuideImage({ guide }: { guide: GuideFields }) {
  const eyebrow = `Guide · ${guide.dateText} · ${guide.readTime}`;
  return (
    <ShareImage eyebrow={eyebrow} size={55} title={guide.title} width={564}>
      <Picture height={630} right={0} src={guideDrawingData(guide.drawing)} top={0} width={540} />
      <Picture height={24} left={64} src={publicSvg('art/share-line')} top={540} width={532} />
    </ShareImage>
  );
}
