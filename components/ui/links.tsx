import { inlineLinks } from '@/lib/format/inline-links';

const variants = {
  /** For a link in a sentence. */
  inline: 'text-link underline decoration-1 underline-offset-4 hover:decoration-2',
  /** For a link on its own line, high enough for a thumb. */
  alone:
    'inline-flex min-h-11 items-center gap-2 font-semibold text-link underline underline-offset-4',
  /** For a link in a list or an address. It's underlined on hover. */
  listed: 'inline-flex min-h-11 min-w-11 items-center gap-2 underline-offset-4 hover:underline',
  /** For a link whose look comes from the class `prose` or from `className`. */
  plain: '',
} as const;

export function TextLink(props: React.ComponentProps<'a'> & { variant?: keyof typeof variants }) {
  const { variant = 'inline', className = '', ...rest } = props;
  return <Anchor className={`${variants[variant]} ${className}`.trim() || undefined} {...rest} />;
}

/** The event that counts clicks on links of each scheme. */
const eventByScheme: Record<string, React.ComponentProps<'a'>['data-event']> = {
  tel: 'call',
  mailto: 'email',
  sms: 'text_message',
};

/**
 * Links to other sites open in a new tab, and screen readers say so. Clicks on links that call,
 * email, or text are measured.
 */
export function Anchor({ children, ...rest }: React.ComponentProps<'a'>) {
  const [scheme = ''] = (rest.href ?? '').split(':');
  if (scheme !== 'https' && scheme !== 'http')
    return (
      <a data-event={eventByScheme[scheme]} {...rest}>
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

/** A text whose Markdown links are links. */
export function LinkedText({ text }: { text: string }) {
  return inlineLinks(text).map((part, at) =>
    part.href === undefined ? (
      part.text
    ) : (
      <TextLink href={part.href} key={at}>
        {part.text}
      </TextLink>
    ),
  );
}

const focusedLook =
  'focus:rounded focus:bg-ink focus:px-5 focus:py-3 focus:font-semibold focus:text-ground';

/** The link is visible only while it has the keyboard's focus. `className` places it. */
export function SkipLink({ className, ...rest }: React.ComponentProps<'a'>) {
  return <a className={`sr-only focus:not-sr-only ${focusedLook} ${className}`} {...rest} />;
}
