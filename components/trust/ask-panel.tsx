import { Heading } from '@/components/ui/heading';
import { ContactPortrait } from './people';

type Props = {
  heading: string;
  text: React.ReactNode;
  /** A button. */
  children: React.ReactNode;
};

/** Beside or below cars: a person who finds other ones. The picture fills what the words leave. */
export function AskPanel({ heading, text, children }: Props) {
  return (
    <div className="@container h-full">
      <div className="flex h-full flex-col overflow-hidden rounded-lg bg-tint @min-[30rem]:flex-row-reverse">
        <img
          alt=""
          className="min-h-20 grow basis-0 object-right-bottom object-cover contain-size max-sm:hidden print:hidden"
          height={560}
          loading="lazy"
          src="/art/harbor-road.svg"
          width={1600}
        />
        <div className="flex flex-col justify-center gap-3 p-4 sm:p-5 @min-[30rem]:basis-1/2 @min-[30rem]:items-start">
          <div className="flex items-center gap-4">
            <ContactPortrait className="size-16" />
            <Heading size="subsection">{heading}</Heading>
          </div>
          <p className="text-sm">{text}</p>
          {children}
        </div>
      </div>
    </div>
  );
}
