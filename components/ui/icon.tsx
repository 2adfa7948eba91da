import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { Anchor } from './links';

/** A decorative icon from lucide's shape data. The text beside it carries the meaning. */
export function Icon({ icon, className = 'size-5' }: { icon: IconNode; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.75"
      viewBox="0 0 24 24"
    >
      {icon.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}

type IconButtonProps = { icon: IconNode; label: string; className: string };

/** A button, or with `href` a link. Pass its size as a class, at least 44 pixels. */
export function IconButton(
  props: IconButtonProps &
    ((React.ComponentProps<'a'> & { href: string }) | React.ComponentProps<'button'>),
) {
  const { icon, label, className, ...rest } = props;
  const look = {
    'aria-label': label,
    className: `inline-flex shrink-0 items-center justify-center rounded ${className}`,
    children: <Icon className="size-[min(1.5rem,55%)]" icon={icon} />,
  };
  return 'href' in rest ? (
    <Anchor {...rest} {...look} />
  ) : (
    <button type="button" {...rest} {...look} />
  );
}
