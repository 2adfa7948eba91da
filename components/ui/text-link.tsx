import { mapStatic } from './map-static';

const variants = {
  /** For a link in a sentence. */
  inline: 'text-link underline decoration-1 underline-offset-4 hover:decoration-2',
  /** For a link on a line of its own, as high as a thumb. */
  alone:
    'inline-flex min-h-11 items-center gap-2 font-semibold text-link underline underline-offset-4',
  /** For one of several links, in a list or an address: underlined when pointed at. */
  listed: 'inline-flex min-h-11 min-w-11 items-center gap-2 underline-offset-4 hover:underline',
  /** For a link in a guide or a legal text, where the class `prose` has the look. */
  prose: undefined,
} as const;

export function TextLink(props: React.ComponentProps<'a'> & { variant?: keyof typeof variants }) {
  const { variant = 'inline', className = '', ...rest } = props;
  return (
    <Anchor className={`${variants[variant] ?? ''} ${className}`.trim() || undefined} {...rest} />
  );
}

/** The event that a click on a link of each scheme is counted as. */
const measured: Record<
  string,
  Pick<React.ComponentProps<'a'>, 'data-conversion' | 'data-event'>
> = {
  tel: { 'data-conversion': 'call' },
  mailto: { 'data-conversion': 'email' },
  sms: { 'data-event': 'text' },
};

/**
 * Another site opens in a new tab, which screen readers announce. A click on a number or an email
 * address is measured.
 */
export function Anchor({ children, ...rest }: React.ComponentProps<'a'>) {
  const [scheme = ''] = (rest.href ?? '').split(':');
  if (scheme !== 'https' && scheme !== 'http')
    return (
      <a {...measured[scheme]} {...rest}>
        {children}
      </a>
    );
  return (
    <a rel="noopener noreferrer" target="_blank" {...rest}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

/** `parts`: what `inlineLinks` of lib/content returns. */
export function LinkedText({ parts }: { parts: readonly { text: string; href?: string }[] }) {
  return mapStatic(parts, ({ text, href }) =>
    href === undefined ? text : <TextLink href={href}>{text}</TextLink>,
  );
}

const focused =
  'focus:rounded focus:bg-ink focus:px-5 focus:py-3 focus:font-semibold focus:text-ground';

/** Visible while it has the focus of the keyboard. `className`: where it appears. */
export function SkipLink({ className, ...rest }: React.ComponentProps<'a'>) {
  return <a className={`sr-only focus:not-sr-only ${focused} ${className}`} {...rest} />;
}
