import { home } from '@/content/home';
import { MODEL_YEAR } from '@/lib/site/constants';
import { Frame, Headline, Vehicle } from './frame';
import { art, color, makeLogo } from './materials';

const AREA = 'New York City and New Jersey';

/** The home page: the harbor road with two cars on it. */
export function HomeImage() {
  return (
    <Frame scene={false}>
      <img
        alt=""
        height={420}
        src={art('art/harbor-road')}
        style={{ position: 'absolute', left: 0, top: 210 }}
        width={1200}
      />
      <div
        style={{
          position: 'absolute',
          top: 0,
          width: 1200,
          height: 212,
          background: color.glass.DEFAULT,
        }}
      />
      <Headline eyebrow={AREA} size={home.hero.headline.length > 32 ? 51 : 64} title={home.hero.headline} />
      <Vehicle ground={580} name="compact-suv-coral" right={690} size={420} />
    </Frame>
  );
}

/** Every page without an image of its own. */
export function SiteImage() {
  return (
    <Frame>
      <Headline
        below="Any make and model, every number explained, delivered to your door."
        size={70}
        width={960}
        title={`Car leasing in ${AREA}`}
      />
      <Vehicle name="wagon-coral" right={64} size={520} />
    </Frame>
  );
}

export function InventoryImage() {
  return (
    <Frame>
      <Headline
        below={`${MODEL_YEAR} model vehicles available for lease in ${AREA}`}
        size={84}
        title={`${MODEL_YEAR} Lease Inventory`}
      />
      <Vehicle name="pickup-ink" right={776} size={410} />
      <Vehicle name="sedan-seaglass" right={398} size={400} />
      <Vehicle name="compact-suv-coral" right={16} size={400} />
    </Frame>
  );
}

/** A guide: its title is the image. */
export function GuideImage({
  title,
  line,
  vehicle,
}: {
  title: string;
  /** Date and reading time. */
  line: string;
  vehicle: string;
}) {
  return (
    <Frame>
      <Headline eyebrow={`Guide · ${line}`} size={title.length > 50 ? 66 : 72} title={title} />
      <Vehicle name={vehicle} right={48} size={460} />
    </Frame>
  );
}

/** A make: its logo on a white card, its name, one of its models on the road. */
export function MakeImage({ slug, brand, vehicle }: { slug: string; brand: string; vehicle: string }) {
  return (
    <Frame>
      <Headline below={`Lease in ${AREA}`} size={78} title={`${MODEL_YEAR} ${brand} Models`} width={700} />
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
          border: `2px solid ${color.sand.DEFAULT}`,
          borderRadius: 16,
        }}
      >
        <img alt="" height={186} src={makeLogo(slug)} width={310} />
      </div>
      <Vehicle name={vehicle} right={48} size={540} />
    </Frame>
  );
}
