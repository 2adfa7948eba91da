const paddings = {
  none: '',
  normal: 'p-gutter sm:p-6',
  large: 'p-gutter sm:p-8',
} as const;

type Props = React.ComponentProps<'div'> & {
  as?: 'div' | 'li' | 'section';
  padding?: keyof typeof paddings;
  lifted?: boolean;
};

export function Card({
  as = 'div',
  padding = 'none',
  lifted = false,
  className = '',
  ...rest
}: Props) {
  const Tag = as as 'div';
  const look = `break-inside-avoid rounded-lg border border-line bg-white ${paddings[padding]}`;
  const shadow = lifted ? 'shadow-lifted print:shadow-none' : '';
  return <Tag className={`${look} ${shadow} ${className}`} {...rest} />;
}
