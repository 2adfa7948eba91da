import { type IconNode, Phone } from 'lucide';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import type { TagProps } from '@/lib/content/schemas/tags';

type Titled = React.PropsWithChildren<{ title: string }>;

const boxLook =
  'my-10 px-gutter pt-5 pb-6 text-base sm:px-8 print:my-6 print:break-inside-avoid print:text-sm';
const framedLook = 'rounded-lg border sm:pt-7 print:border-ink print:px-6';
const variants = {
  white: `${framedLook} border-line-deep bg-white`,
  tint: `${framedLook} border-tint-deep bg-tint print:bg-transparent`,
  gray: 'border-ink border-t-2 bg-ground-deep sm:pt-6 print:border-b print:bg-transparent print:px-0',
} as const;

type BoxProps = {
  heading: string;
  lineAbove?: string;
  icon?: IconNode;
  variant?: keyof typeof variants;
  children: React.ReactNode;
};

export function Box({ heading, lineAbove, icon, variant = 'white', children }: BoxProps) {
  return (
    <figure className={`${boxLook} ${variants[variant]}`}>
      <figcaption>
        {lineAbove && <p className="mb-1 font-semibold text-link text-xs">{lineAbove}</p>}
        <Heading as="p" className="flex items-center gap-3" size="subsection">
          {icon && <Icon className="size-5 text-link" icon={icon} />}
          {heading}
        </Heading>
      </figcaption>
      {children}
    </figure>
  );
}

export function Checklist({ title, children }: Titled) {
  return (
    <Box heading={title}>
      <div className="checklist mt-3">{children}</div>
    </Box>
  );
}

export function Worksheet({ title, lines }: TagProps<'Worksheet'>) {
  return (
    <Box heading={title}>
      <ul className="mt-3 list-none pl-0!">
        {lines.map((line) => (
          <li
            className="mt-0! flex flex-wrap items-end gap-x-3 py-2 after:h-7 after:min-w-24 after:flex-1 after:border-control after:border-b max-sm:after:basis-full"
            key={line}
          >
            {line}
          </li>
        ))}
      </ul>
    </Box>
  );
}

export function CallScript({ title, children }: Titled) {
  return (
    <Box icon={Phone} variant="tint" heading={title}>
      <div className="mt-3 space-y-4">{children}</div>
    </Box>
  );
}

export function WrongChoice({ title, children }: Titled) {
  return (
    <Box variant="gray" heading={title}>
      <div className="mt-3 space-y-4">{children}</div>
    </Box>
  );
}
