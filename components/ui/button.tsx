import { Anchor } from './links';

const commonLook = [
  'inline-flex items-center justify-center gap-2.5 rounded border',
  'text-center font-semibold no-underline transition-colors duration-quick print:hidden',
  'disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:opacity-55',
].join(' ');

// With forced colors, filled buttons lose their fill. The transparent border then becomes visible.
const variants = {
  primary: 'border-transparent bg-cta text-white hover:bg-cta-deep active:bg-cta-deep',
  outline: 'border-ink text-ink hover:bg-ink hover:text-ground active:bg-ink-soft',
  ink: 'border-transparent bg-ink text-ground hover:bg-ink-soft active:bg-ink-soft',
  light: 'border-transparent bg-ground text-ink hover:bg-tint active:bg-tint-deep',
} as const;

// Enlarged text must not make a button wider than a phone.
const sizes = {
  normal: 'min-h-12 px-[min(1.25rem,6.25vw)] py-2',
  large: 'min-h-14 px-[min(1.75rem,7.5vw)] py-3 text-lg',
} as const;

export type ButtonStyleProps = {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  wide?: boolean;
  className?: string;
};
type LinkProps = React.ComponentProps<'a'> & { href: string };
type ButtonProps = React.ComponentProps<'button'> & { href?: undefined };

/** A button, or with `href` a link that looks like one. */
export function Button(props: ButtonStyleProps & (LinkProps | ButtonProps)) {
  const { variant = 'primary', size = 'normal', wide = false, className = '', ...rest } = props;
  const width = wide ? 'w-full' : '';
  const look = `${commonLook} ${variants[variant]} ${sizes[size]} ${width} ${className}`;
  if (rest.href === undefined) return <button type="button" {...rest} className={look} />;
  return <Anchor {...rest} className={look} />;
}
