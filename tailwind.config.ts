import type { Config } from 'tailwindcss';

/**
 * Design tokens: the colors, and the sizes and durations that several components share. The
 * browser's theme color and the share images read their colors from here. Drawings and icons have
 * their own palette.
 */
export default {
  content: ['./app/**/*.{ts,tsx}', './components/**/*.{ts,tsx}', './mdx-components.tsx'],
  theme: {
    colors: {
      // Each color is named by its purpose.
      transparent: 'transparent',
      current: 'currentColor',
      ink: { DEFAULT: '#14263d', soft: '#21395a' },
      muted: '#3a4a60',
      ground: { DEFAULT: '#faf8f3', deep: '#f1ede3' },
      white: '#ffffff',
      // Bands and notices.
      tint: { DEFAULT: '#dfece7', deep: '#b9d3cb' },
      // Links, focus, controls.
      link: '#175350',
      // The call to action, and what stands out.
      cta: { DEFAULT: '#c23e27', deep: '#a3301c' },
      // Mistakes in fields, and failures. Not the red of `cta`, which stands for the next step.
      error: { DEFAULT: '#b0203c', deep: '#8f1730' },
      line: { DEFAULT: '#e4dccb', deep: '#cbbfa6' },
      // The sun of the drawings, and what has the focus on ink.
      sun: '#f3b5a7',
      // Borders of controls need 3:1 contrast on ground. Decorative lines can be paler.
      control: '#74809a',
      // For stars only: 3:1 is enough for a graphic, not for text.
      rating: '#b07d12',
      // Ink, over the page behind an open menu.
      backdrop: 'rgb(20 38 61 / 0.6)',
    },
    fontFamily: {
      display: ['Besley', 'like-besley', 'serif'],
      text: ['Figtree', 'like-figtree', 'sans-serif'],
    },
    fontSize: {
      // The results of a tool on paper.
      print: ['8pt', { lineHeight: '1.375' }],
      xs: ['0.8125rem', { lineHeight: '1.25rem' }],
      sm: ['0.9375rem', { lineHeight: '1.45rem' }],
      base: ['1rem', { lineHeight: '1.7rem' }],
      lg: ['1.125rem', { lineHeight: '1.8rem' }],
      // Small enough that a long word fits on a phone with enlarged text.
      xl: ['min(1.375rem, 10vw)', { lineHeight: '1.38' }],
      '2xl': ['min(1.625rem, 11vw)', { lineHeight: '1.3' }],
      '3xl': ['min(clamp(1.75rem, 1.45rem + 1.4vw, 2.375rem), 12vw)', { lineHeight: '1.2' }],
      '4xl': ['min(clamp(2rem, 1.6rem + 1.9vw, 3rem), 13vw)', { lineHeight: '1.14' }],
      '5xl': ['min(clamp(2.25rem, 1.6rem + 3.3vw, 4.125rem), 14vw)', { lineHeight: '1.07' }],
      numeral: ['clamp(2.75rem, 2.1rem + 2.6vw, 4.25rem)', { lineHeight: '1' }],
    },
    borderRadius: {
      none: '0',
      sm: '0.375rem',
      DEFAULT: '0.625rem',
      lg: '1rem',
      full: '9999px',
    },
    boxShadow: {
      // For elements that float above the page; ink again.
      lifted: '0 1px 2px rgb(20 38 61 / 0.06), 0 18px 40px -18px rgb(20 38 61 / 0.28)',
    },
    extend: {
      // Colors of charts if a visitor has chosen their own colors (forced-colors).
      colors: {
        system: { text: 'CanvasText', mark: 'Highlight', line: 'GrayText' },
      },
      maxWidth: { page: '75rem', headline: '48rem', measure: '42rem' },
      // A table narrower than this is on a phone with text enlarged to 150% or more.
      containers: { tiny: '14rem' },
      gridTemplateColumns: {
        // A text of reading width at the right margin, beside its table of contents.
        reading: 'minmax(15rem, 1fr) minmax(0, 42rem)',
        // A text beside a form or a card.
        'text-card': 'minmax(0, 1fr) min(28rem, 50%)',
        'narrow-wide': 'minmax(0, 1fr) minmax(0, 1.9fr)',
        'wide-narrow': 'minmax(0, 1.2fr) minmax(0, 1fr)',
        // On a phone, a card's picture beside its text.
        'picture-text': 'minmax(0, 4fr) minmax(0, 5fr)',
        // One column is as wide as its content, and the other fills the rest.
        'fill-fit': 'minmax(0, 1fr) auto',
        'fit-fill': 'auto minmax(0, 1fr)',
        // The dropdowns of the inventory, and its kinds of cars. The width is fixed, because a
        // browser may paint before it has read the words of the latter.
        filters: 'minmax(0, 1fr) 28.5rem',
        // The cars of the inventory: up to four in a row, or one if text is enlarged.
        cards: 'repeat(auto-fill, minmax(min(16.25rem, 100%), 1fr))',
        // Short links: two in a row on a phone, or one if text is enlarged.
        links: 'repeat(auto-fill, minmax(8rem, 1fr))',
      },
      backgroundImage: ({ theme }) => ({
        // The arrow of a dropdown.
        chevron: `url("data:image/svg+xml,${encodeURIComponent(
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path d="m5 8 5 5 5-5" fill="none" stroke="${theme('colors.muted')}" stroke-width="1.5"/></svg>`,
        )}")`,
        // Continues a wide picture beyond the ends of its drawing: sky, water, shoreline, and road.
        // It has one dash of the road and the gap after it, repeated from the middle of the
        // drawing.
        shore: `url("data:image/svg+xml,${encodeURIComponent(
          `<svg xmlns="http://www.w3.org/2000/svg" width="124" height="560"><path fill="${theme('colors.tint.DEFAULT')}" d="M0 0h124v250H0z"/><path fill="#c9dfd8" d="M0 250h124v150H0z"/><path fill="${theme('colors.line.DEFAULT')}" d="M0 400h124v160H0z"/><path fill="#2b6e6a" d="M0 398.8h124v2.4H0z"/><path fill="${theme('colors.line.deep')}" d="M0 409h124v1.6H0z"/><path fill="#fffdf8" d="M38 530.9h70v7H38z"/></svg>`,
        )}")`,
        // What cars of a list stand in front of: hills with trees, and a road.
        road: `url("data:image/svg+xml,${encodeURIComponent(
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320"><path fill="${theme('colors.tint.DEFAULT')}" d="M0 0h640v320H0z"/><path fill="#c9dfd8" fill-rule="evenodd" d="M0 196q70-52 160-34t190 6 150-30 140 22v90H0zM36 176h5v-30a24 24 0 1 0-5 0zm34 6h4v-22a18 18 0 1 0-4 0zm524-34h5v-30a25 25 0 1 0-5 0z"/><path fill="${theme('colors.tint.deep')}" d="M0 248.5h640v40H0z"/><path fill="${theme('colors.ground.deep')}" d="M0 250.5h640v70H0z"/></svg>`,
        )}")`,
      }),
      spacing: {
        // A button of the header grows with enlarged text, as long as three fit beside the logo.
        target: 'clamp(44px, 2.75rem, 14vw)',
        // Above the line that phones without buttons draw at the bottom.
        safe: 'max(0.625rem, env(safe-area-inset-bottom))',
        // The height of a wide picture at the top of a page (Scene). In pixels, so that larger text
        // doesn't make it wider than the screen.
        scene: 'clamp(200px, 28vw, 480px)',
        // At the sides of a page, and of its cards on a phone, where larger text doesn't widen it.
        gutter: 'min(clamp(1.25rem, 0.7rem + 2.4vw, 2.5rem), 6.25vw)',
        band: 'clamp(2.75rem, 2.1rem + 2.8vw, 5rem)',
      },
      // A place where a word may break. At a <wbr>, screen readers would pause.
      content: { break: '"\\200b" / ""' },
      transitionDuration: { quick: '140ms', calm: '260ms' },
      transitionTimingFunction: { tide: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
      // Below `instagram`, a page with margins is too narrow for an Instagram post.
      screens: { '2xs': '22.5rem', instagram: '23rem', xs: '26rem' },
    },
  },
} satisfies Config;
