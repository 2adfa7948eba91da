import type { Config } from 'tailwindcss';

/** Design tokens: the only place where a colour, a size or a duration is named. */
export default {
  content: [
    './app/**/*.{ts,tsx}',
    './components/**/*.{ts,tsx}',
    './content/**/*.mdx',
    './mdx-components.tsx',
  ],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ink: { DEFAULT: '#14263d', soft: '#21395a' },
      slate: '#3a4a60',
      paper: { DEFAULT: '#faf8f3', deep: '#f1ede3' },
      white: '#ffffff',
      glass: { DEFAULT: '#dfece7', deep: '#b9d3cb' },
      harbor: '#175350',
      coral: { DEFAULT: '#c23e27', deep: '#a3301c', pale: '#f3b5a6' },
      sand: { DEFAULT: '#e4dccb', deep: '#cbbfa6' },
      // Controls need 3:1 against paper; hairlines that only decorate may stay sand.
      control: '#74809a',
      // Stars only: a graphic needs 3:1, and gold is no colour for text.
      gold: '#b07d12',
    },
    fontFamily: {
      display: ['var(--font-display)', 'Georgia', 'serif'],
      text: ['var(--font-text)', 'system-ui', 'sans-serif'],
    },
    fontSize: {
      xs: ['0.8125rem', { lineHeight: '1.25rem' }],
      sm: ['0.9375rem', { lineHeight: '1.45rem' }],
      base: ['1.0625rem', { lineHeight: '1.7rem' }],
      lg: ['1.1875rem', { lineHeight: '1.85rem' }],
      xl: ['1.375rem', { lineHeight: '1.9rem' }],
      '2xl': ['1.625rem', { lineHeight: '2.1rem' }],
      '3xl': ['clamp(1.75rem, 1.45rem + 1.4vw, 2.375rem)', { lineHeight: '1.2' }],
      '4xl': ['clamp(2rem, 1.6rem + 1.9vw, 3rem)', { lineHeight: '1.14' }],
      '5xl': ['clamp(2.375rem, 1.7rem + 3.1vw, 4.125rem)', { lineHeight: '1.07' }],
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
      none: 'none',
      // One shadow in the house: the thing that lies on top of the page.
      lifted: '0 1px 2px rgb(20 38 61 / 0.06), 0 18px 40px -18px rgb(20 38 61 / 0.28)',
    },
    extend: {
      maxWidth: { page: '75rem', measure: '42rem' },
      spacing: {
        gutter: 'clamp(1.25rem, 0.7rem + 2.4vw, 2.5rem)',
        band: 'clamp(3.5rem, 2.5rem + 4.5vw, 6.5rem)',
      },
      transitionDuration: { quick: '140ms', calm: '260ms' },
      transitionTimingFunction: { tide: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
      screens: { xs: '26rem' },
    },
  },
} satisfies Config;
