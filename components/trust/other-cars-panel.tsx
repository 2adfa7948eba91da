import { Heading } from '@/components/ui/heading';
import { Portrait } from './people';

type Props = {
  heading: string;
  text: React.ReactNode;
  children: React.ReactNode;
};

const panelLook = [
  'flex items-center gap-4 max-sm:flex-wrap sm:gap-6',
  'rounded-lg bg-tint p-4 sm:px-6 print:hidden',
].join(' ');

export function OtherCarsPanel({ heading, text, children }: Props) {
  return (
    <div className={`mt-5 ${panelLook}`}>
      <Portrait className="size-16" />
      <div className="min-w-0 flex-1">
        <Heading size="subsection">{heading}</Heading>
        <p className="mt-1 text-sm">{text}</p>
      </div>
      <div className="shrink-0 max-sm:*:w-full max-sm:w-full">{children}</div>
    </div>
  );
}
