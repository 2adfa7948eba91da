import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react';
import { ChevronDown } from 'lucide';
import { useEffect, useRef } from 'react';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Reserved } from './reserved';

/**
 * A section of a tool that is closed at first.
 *
 * @param props `wanted`: a reason to open it; each new one opens it again
 */
export function ToolSection(props: {
  title: string;
  ready: boolean;
  wanted?: string;
  children: React.ReactNode;
}) {
  const { title, ready, wanted, children } = props;
  return (
    <Reserved className="mt-6 min-h-12" ready={ready}>
      <Disclosure defaultOpen={Boolean(wanted)}>
        {({ open }) => (
          <>
            <Opener open={open} title={title} wanted={wanted} />
            <DisclosurePanel>{children}</DisclosurePanel>
          </>
        )}
      </Disclosure>
    </Reserved>
  );
}

function Opener({ title, wanted, open }: { title: string; wanted?: string; open: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the visitor may close it again
  useEffect(() => {
    if (wanted && !open) button.current?.click();
  }, [wanted]);
  return (
    <DisclosureButton
      className="group flex min-h-12 w-full items-center justify-between gap-4 border-line border-y py-2 text-left hover:text-action"
      ref={button}
    >
      <Heading as="span" className="block max-2xs:text-base" size="small">
        {title}
      </Heading>
      <Icon className="size-5 text-accent group-data-open:rotate-180" shape={ChevronDown} />
    </DisclosureButton>
  );
}
