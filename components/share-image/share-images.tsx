import { fillIn } from '@/lib/content/fill-in';
import { home } from '@/lib/content/home';
import { pages } from '@/lib/content/pages';
import { color, drawnText, guideDrawing, guideLine, makeLogo, publicSvg } from './assets';
import { Headline, ImageLayout, Vehicle } from './image-layout';

const { site, inventory, brand: make } = pages.shareImages;

/** The home page: a car on the harbor road. */
export function HomeImage() {
  return (
    <ImageLayout scene={false}>
      <img
        alt=""
        height={420}
        src={publicSvg('art/harbor-road')}
        style={{ position: 'absolute', left: 0, top: 210 }}
        width={1200}
      />
      <div
        style={{
          position: 'absolute',
          top: 0,
          width: 1200,
          height: 212,
          background: color.tint.DEFAULT,
        }}
      />
      <Headline
        eyebrow={home.hero.area}
        size={home.hero.headline.length > 32 ? 51 : 64}
        title={home.hero.headline}
      />
      <Vehicle ground={580} name="compact-suv-coral" right={690} size={420} />
    </ImageLayout>
  );
}

/** For every page without its own share image. */
export function SiteImage() {
  return (
    <ImageLayout>
      <Headline below={site.text} size={70} title={site.heading} width={960} />
      <Vehicle name="wagon-coral" right={64} size={520} />
    </ImageLayout>
  );
}

export function InventoryImage() {
  return (
    <ImageLayout>
      <Headline below={inventory.text} size={84} title={inventory.heading} />
      <Vehicle name="pickup-ink" right={776} size={410} />
      <Vehicle name="sedan-seaglass" right={398} size={400} />
      <Vehicle name="compact-suv-coral" right={16} size={400} />
    </ImageLayout>
  );
}

/** A guide: its title beside its drawing. */
export function GuideImage({
  title,
  line,
  drawing,
}: {
  title: string;
  /** Date and reading time. */
  line: string;
  drawing: string;
}) {
  return (
    <ImageLayout scene={false}>
      <img
        alt=""
        height={630}
        src={guideDrawing(drawing)}
        style={{ position: 'absolute', right: 0 }}
        width={540}
      />
      <Headline eyebrow={`Guide · ${line}`} size={55} title={title} width={564} />
      <img
        alt=""
        height={24}
        src={guideLine()}
        style={{ position: 'absolute', left: 64, top: 540 }}
        width={532}
      />
    </ImageLayout>
  );
}

/** A make: its name, its logo (or name again) on a white card and one of its models. */
export function MakeImage({ slug, brand, vehicle }: { slug: string; brand: string; vehicle: string }) {
  const logo = makeLogo(slug);
  return (
    <ImageLayout>
      <Headline
        below={fillIn(make.text, { brand })}
        size={78}
        title={fillIn(make.heading, { brand })}
        width={700}
      />
      <div
        style={{
          position: 'absolute',
          top: 64,
          right: 64,
          width: 320,
          height: 216,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          background: color.white,
          border: `2px solid ${color.line.DEFAULT}`,
          borderRadius: 16,
        }}
      >
        {logo ? (
          <img alt="" height={186} src={logo} width={310} />
        ) : (
          <div style={{ fontFamily: 'Besley', fontWeight: 600, fontSize: Math.min(64, 440 / brand.length) }}>
            {drawnText(brand)}
          </div>
        )}
      </div>
      <Vehicle name={vehicle} right={48} size={540} />
    </ImageLayout>
  );
}
