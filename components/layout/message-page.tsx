import { Band } from '@/components/ui/band';
import { Heading } from '@/components/ui/heading';

type Props = {
  heading: string;
  text: string;
  above?: string;
  /** Makes screen readers read the page if it replaces another one. */
  role?: 'alert';
  children: React.ReactNode;
};

export function MessagePage({ heading, text, above, role, children }: Props) {
  return (
    <Band
      className="grid items-center gap-x-16 gap-y-10 sm:grid-cols-wide-narrow lg:min-h-128"
      variant="tint"
    >
      <div role={role}>
        {above && <p className="mb-4 font-semibold text-link">{above}</p>}
        <Heading as="h1">{heading}</Heading>
        <p className="mt-5 max-w-xl text-lg text-muted">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3 max-sm:*:w-full">{children}</div>
      </div>
      <img
        alt=""
        className="h-auto w-full rounded-lg shadow-lifted print:hidden"
        height={400}
        loading="lazy"
        src="/art/road-end.svg"
        width={640}
      />
    </Band>
  );
}
