const waves =
  'M36 236h64m40 0h24M260 262h90M520 250h46m30 0h70M900 246h52M1010 268h84m26 0h18M150 292h60M690 286h38';

/** Manhattan across the bay. */
const skyline =
  'M96 208h26v-22h10v-9h8v31h12v-40h14v18h10v-34h4v-14h2v14h4v56h12v-28h16v-12h10v40h10v-58h6l3-22 3 22h6v36h10v-20h12v42h14v-30h14v-16h4v-38l4-18 4 18v38h4v46h14v-24h18v24h12v-34h12v34h20v-14h22v14h30';

/** The bridge at the Narrows. */
const bridge =
  'M470 208h420M566 208v-70h10v70M776 208v-70h10v70M470 200c44-14 76-36 100-60M571 140c48 50 162 50 210 0M782 140c24 24 60 46 108 60M600 208v-39M630 208v-26M660 208v-21M690 208v-21M720 208v-26M750 208v-39';

/** The two lights on the hill above the harbor. */
const lights =
  'M1178 130h20v-48h-20zM1176 82h24l-4-8h-16zM1181 74v-12h14v12M1179 62h18l-9-10zM1268 130h22v-64h-22zM1266 66h26M1272 66v-12h14v12M1269 54h20l-10-11zM1198 130v-34h70v34';

/** The decorative view from the harbor: the shoreline becomes the road under a car. */
export function HarborScene() {
  return (
    <svg
      aria-hidden="true"
      className="-mt-6 block h-[clamp(15rem,34vw,30rem)] w-full sm:-mt-16 lg:-mt-28"
      fill="none"
      preserveAspectRatio="xMidYMax slice"
      viewBox="0 0 1440 460"
    >
      <circle className="fill-sand" cx="1010" cy="186" r="74" />
      <g
        className="stroke-slate/55"
        strokeLinejoin="round"
        strokeWidth="1.5"
        transform="translate(0 52) scale(1 .75)"
      >
        <path className="fill-paper" d={skyline} />
        <path d={bridge} />
      </g>
      <path className="fill-glass" d="M0 208h1440v220H0z" />
      <path className="fill-paper stroke-ink/70" d={lights} strokeLinejoin="round" strokeWidth="1.4" />
      <path
        className="fill-glass-deep"
        d="M1020 208c54-6 88-50 142-76 60-29 134-34 190-16 36 12 62 34 88 44v48z"
      />
      <path className="stroke-glass-deep" d={waves} strokeLinecap="round" strokeWidth="2" />
      <path
        className="fill-paper-deep"
        d="M0 300c90 0 150 22 220 52s130 36 220 36h700c120 0 200-10 300-44v116H0z"
      />
      <path
        className="stroke-ink"
        d="M0 300c90 0 150 22 220 52s130 36 220 36h700c120 0 200-10 300-44"
        strokeWidth="2"
      />
      <path
        className="stroke-sand-deep"
        d="M250 424h60m40 0h60m40 0h60m40 0h60m40 0h60m40 0h60m40 0h60m40 0h60m40 0h60m40 0h60m40 0h60"
        strokeLinecap="round"
        strokeWidth="3"
      />
      {/* In the vehicle drawings the ground is at 262 of 320 units. */}
      <image height="290" href="/vehicles/home.svg#large-suv-ink" width="580" x="440" y="151" />
    </svg>
  );
}
