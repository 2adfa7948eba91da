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
        height={560}
        src={art('art/harbor-road')}
        style={{ position: 'absolute', left: -400, top: 166 }}
        width={1600}
      />
      <div
        style={{
          position: 'absolute',
          top: 0,
          width: 1200,
          height: 172,
          background: color.glass.DEFAULT,
        }}
      />
      <Headline eyebrow={`Car leasing in ${AREA}`} maxWidth={900} size={58} title={home.hero.headline} />
      <Vehicle name="compact-suv-coral" right={700} size={460} />
    </Frame>
  );
}

/** Every page without an image of its own. */
export function SiteImage() {
  return (
    <Frame>
      <Headline
        below="Any make and model, every number explained, delivered to your door."
        maxWidth={900}
        size={72}
        title={`Car leasing in ${AREA}`}
      />
      <Vehicle name="wagon-coral" right={60} size={520} />
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
      <Vehicle name="pickup-ink" right={790} size={430} />
      <Vehicle name="sedan-seaglass" right={400} size={410} />
      <Vehicle name="compact-suv-coral" right={10} size={410} />
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
      <Headline eyebrow={line} size={title.length > 44 ? 64 : 72} title={title} />
      <Vehicle name={vehicle} right={48} size={440} />
    </Frame>
  );
}

/** A make: its logo on a white card, its name, one of its models on the road. */
export function MakeImage({ slug, brand, vehicle }: { slug: string; brand: string; vehicle: string }) {
  return (
    <Frame>
      <Headline
        below={`Lease in ${AREA}`}
        maxWidth={720}
        size={brand.length > 10 ? 66 : 78}
        title={`${MODEL_YEAR} ${brand} Models`}
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
          border: `2px solid ${color.sand.DEFAULT}`,
          borderRadius: 16,
        }}
      >
        <img alt="" height={144} src={makeLogo(slug)} width={240} />
      </div>
      <Vehicle name={vehicle} right={40} size={480} />
    </Frame>
  );
}
