import type { ComponentProps, ElementType } from 'react';

type ButtonVariant = 'primary' | 'outline' | 'ink' | 'light' | 'quiet';
type Size = 'normal' | 'large';

const base =
  'inline-flex min-h-12 items-center justify-center gap-2.5 rounded border text-center font-semibold no-underline ' +
  'transition-colors duration-quick disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:opacity-55';

// Where the system's colors replace ours (forced colors), a transparent border is drawn and shows a filled button's edge.
const variants: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-accent text-white hover:bg-accent-deep active:bg-accent-deep visited:text-white',
  outline:
    'border-ink bg-transparent text-ink hover:bg-ink hover:text-ground active:bg-ink-soft visited:text-ink hover:visited:text-ground',
  ink: 'border-transparent bg-ink text-ground hover:bg-ink-soft active:bg-ink-soft visited:text-ground',
  light: 'border-transparent bg-ground text-ink hover:bg-tint active:bg-tint-deep visited:text-ink',
  quiet:
    'border-transparent text-ink underline decoration-accent decoration-2 underline-offset-4 hover:text-accent-deep visited:text-ink',
};

// Padding and border add up to whole steps.
const sizes: Record<Size, string> = {
  normal: 'px-[calc(1.25rem-1px)] py-[calc(0.625rem-1px)]',
  large: 'min-h-14 px-[calc(1.75rem-1px)] py-[calc(0.875rem-1px)] text-lg',
};

/** How a button looks. */
export type ButtonLook = { variant?: ButtonVariant; size?: Size; wide?: boolean; className?: string };
type LinkProps = ComponentProps<'a'> & { href: string };
type ButtonProps = ComponentProps<'button'> & { href?: undefined };

/** A button, or with `href` a link that looks the same. */
export function Button(props: ButtonLook & (LinkProps | ButtonProps)) {
  const { variant = 'primary', size = 'normal', wide = false, className = '', ...rest } = props;
  const Tag = (rest.href === undefined ? 'button' : 'a') as ElementType;
  return (
    <Tag
      className={`${base} ${variants[variant]} ${sizes[size]} ${wide ? 'w-full' : ''} ${className}`}
      {...rest}
      type={rest.type ?? (rest.href === undefined ? 'button' : undefined)}
    />
  );
}
