const sizes = {
  display: 'text-5xl',
  page: 'text-4xl',
  section: 'text-3xl',
  card: 'text-2xl',
  subsection: 'text-xl',
  small: 'text-lg',
} as const;

type HeadingSize = keyof typeof sizes;
/** The size of each element if `size` isn't given. */
const usual: Record<string, HeadingSize> = {
  h1: 'page',
  h2: 'section',
  h3: 'subsection',
  h4: 'small',
};

type Props = Pick<
  React.ComponentProps<'h2'>,
  'id' | 'className' | 'children' | 'tabIndex' | 'translate'
> & {
  /** The element. Choose it by the page's outline, independently of the size. */
  as?: 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'span' | 'legend';
  size?: HeadingSize;
};

export function Heading(props: Props) {
  const {
    as: Tag = 'h2',
    size = usual[Tag] ?? 'subsection',
    className = '',
    children,
    ...rest
  } = props;
  return (
    <Tag
      className={`text-balance font-display font-semibold ${sizes[size]} ${className}`}
      {...rest}
    >
      {children}
    </Tag>
  );
}
