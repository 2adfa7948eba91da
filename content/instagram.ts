/*
 * SAMPLES. The posts below are invented. Before launch, replace each URL with that of one of your posts (open
 * the post, choose "Copy link", remove everything from the question mark on), describe it in one plain sentence, with the
 * town, and delete its line "sample". Ask the people in the photo for permission.
 */

/**
 * - url: `https://www.instagram.com/p/…/`
 * - caption: what the photo shows, in one sentence. Shown instead of the photo where Instagram is blocked.
 * - sample: it’s invented: visitors read "Sample" on its drawing, and a production build refuses it.
 * - art: the illustration shown instead of the photo: public/art/scene-{scene}.svg and public/vehicles/{vehicle}.svg.
 */
export const instagram = [
  {
    url: 'https://www.instagram.com/p/PLACEHOLD01/',
    caption: 'A minivan in a driveway in Middletown, all three rows still empty',
    sample: true,
    art: { scene: 'driveway', vehicle: 'minivan-coral' },
  },
  {
    url: 'https://www.instagram.com/p/PLACEHOLD02/',
    caption: 'A compact SUV by the harbor in Atlantic Highlands, in the morning',
    sample: true,
    art: { scene: 'harbor', vehicle: 'compact-suv-seaglass' },
  },
  {
    url: 'https://www.instagram.com/p/PLACEHOLD03/',
    caption: 'A sedan at the curb of a brownstone block in Park Slope',
    sample: true,
    art: { scene: 'city', vehicle: 'sedan-ink' },
  },
  {
    url: 'https://www.instagram.com/p/PLACEHOLD04/',
    caption: 'A pickup in Fort Lee, at the foot of the bridge',
    sample: true,
    art: { scene: 'bridge', vehicle: 'pickup-sand' },
  },
  {
    url: 'https://www.instagram.com/p/PLACEHOLD05/',
    caption: 'A sports car below the lighthouse in Highlands',
    sample: true,
    art: { scene: 'lighthouse', vehicle: 'sports-car-coral' },
  },
  {
    url: 'https://www.instagram.com/p/PLACEHOLD06/',
    caption: 'A hatchback in front of a porch in Montclair',
    sample: true,
    art: { scene: 'driveway', vehicle: 'hatchback-sand' },
  },
  {
    url: 'https://www.instagram.com/p/PLACEHOLD07/',
    caption: 'A wagon by the water in Keyport, tailgate toward the boats',
    sample: true,
    art: { scene: 'harbor', vehicle: 'wagon-ink' },
  },
  {
    url: 'https://www.instagram.com/p/PLACEHOLD08/',
    caption: 'A large SUV on a street in Astoria',
    sample: true,
    art: { scene: 'city', vehicle: 'large-suv-seaglass' },
  },
  {
    url: 'https://www.instagram.com/p/PLACEHOLD09/',
    caption: 'A compact SUV in Bay Ridge, the bridge behind it',
    sample: true,
    art: { scene: 'bridge', vehicle: 'compact-suv-coral' },
  },
  {
    url: 'https://www.instagram.com/p/PLACEHOLD10/',
    caption: 'A coupe on the shore road in Sea Bright',
    sample: true,
    art: { scene: 'lighthouse', vehicle: 'coupe-seaglass' },
  },
  {
    url: 'https://www.instagram.com/p/PLACEHOLD11/',
    caption: 'A pickup in a driveway in Howell, freshly washed',
    sample: true,
    art: { scene: 'driveway', vehicle: 'pickup-ink' },
  },
  {
    url: 'https://www.instagram.com/p/PLACEHOLD12/',
    caption: 'A sedan by the river in Red Bank, in the evening',
    sample: true,
    art: { scene: 'harbor', vehicle: 'sedan-coral' },
  },
  {
    url: 'https://www.instagram.com/p/PLACEHOLD13/',
    caption: 'A minivan at a curb in Jersey City, ready for the car seats',
    sample: true,
    art: { scene: 'city', vehicle: 'minivan-sand' },
  },
  {
    url: 'https://www.instagram.com/p/PLACEHOLD14/',
    caption: 'A hatchback in Staten Island, beside the bridge, ready for the commute',
    sample: true,
    art: { scene: 'bridge', vehicle: 'hatchback-seaglass' },
  },
  {
    url: 'https://www.instagram.com/p/PLACEHOLD15/',
    caption: 'A large SUV on the coast road in Long Branch',
    sample: true,
    art: { scene: 'lighthouse', vehicle: 'large-suv-ink' },
  },
];
