import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react';
import { ChevronDown } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { NumberField } from '@/components/ui/fields';
import { Icon } from '@/components/ui/icon';
import { Select } from '@/components/ui/select';
import type { LeaseState } from '@/lib/lease/lease-fields';
import { Reserved } from './tool-actions';
import { FieldGrid } from './tool-frame';
import type { UsedTool } from './use-tool';

/** Opens to a few sentences, in room that is kept for it. */
function WhereToFind({ ready, children }: { ready: boolean; children: string }) {
  return (
    <Reserved className="min-h-11" ready={ready}>
      <details className="text-muted text-sm">
        <summary className="flex min-h-11 cursor-pointer items-center underline decoration-1 underline-offset-4">
          Where to find it
        </summary>
        {children}
      </details>
    </Reserved>
  );
}

/** What the dealer wrote, what is behind it, and where the visitor lives. */
export function LeaseFields({ tool }: { tool: UsedTool<LeaseState> }) {
  const { ready, results, field, choice } = tool;
  return (
    <FieldGrid>
      <NumberField {...field('monthly')} unit="$" />
      <Select {...choice('taxPaid')} />
      <NumberField {...field('dueAtSigning')} unit="$" />
      <NumberField {...field('months')} unit="months" whole />
      <NumberField {...field('milesPerYear')} whole />
      <NumberField {...field('msrp')} unit="$" />
      <NumberField {...field('sellingPrice')} unit="$" />
      <NumberField
        {...field('residual')}
        hint="A percentage or dollars"
        more={
          <WhereToFind ready={ready}>
            On a lease worksheet beside “residual” or “lease-end value.” The leasing company sets it for the
            car, the term, and the miles, so any dealer of the make can tell you, and should in writing.
          </WhereToFind>
        }
      />
      <NumberField
        {...field('rate')}
        hint="Such as 0.0021 or 5%"
        more={
          <WhereToFind ready={ready}>
            The contract needn’t show it, so ask: “What’s the money factor, and what’s the leasing company’s
            lowest for my credit?” Edmunds’ forums list both by car, month, and ZIP code.
          </WhereToFind>
        }
      />
      <Select {...choice('place')} />
      {results.place === 'ny' && <NumberField {...field('countyPercent')} unit="%" />}
      {results.place === 'nj' && <Select {...choice('fuel')} />}
    </FieldGrid>
  );
}

/** A part that is closed at first. @param props `wanted`: a reason to open it; each new one opens it again */
export function Part(props: { title: string; ready: boolean; wanted?: string; children: ReactNode }) {
  const { title, ready, wanted, children } = props;
  return (
    <div className="mt-6 min-h-12 noscript:hidden print:hidden">
      {ready && (
        <Disclosure defaultOpen={Boolean(wanted)}>
          {(panel) => (
            <>
              <Opener open={panel.open} title={title} wanted={wanted} />
              <DisclosurePanel>{children}</DisclosurePanel>
            </>
          )}
        </Disclosure>
      )}
    </div>
  );
}

function Opener({ title, wanted, open }: { title: string; wanted: unknown; open: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the visitor may close it again
  useEffect(() => {
    if (wanted && !open) button.current?.click();
  }, [wanted]);
  return (
    <DisclosureButton
      className="group flex min-h-12 w-full items-center justify-between gap-4 border-line border-y py-2 text-left font-display font-semibold hover:text-action min-[22.5rem]:text-lg"
      ref={button}
    >
      {title}
      <Icon className="size-5 text-accent group-data-open:rotate-180" shape={ChevronDown} />
    </DisclosureButton>
  );
}

const moneyFields = [
  'acquisitionFee',
  'acquisitionFeePaid',
  'dealerFee',
  'dealerFeePaid',
  'registration',
  'dispositionFee',
  'cashDown',
  'rebates',
  'tradeIn',
] as const;

/**
 * Fees with the way they're paid, and everything that is put down. They come when the tool responds: until then
 * their amounts are lines of the results. An address that names one opens them, and so does an error.
 */
export function MoneyFields({ tool }: { tool: UsedTool<LeaseState> }) {
  const { ready, usable, messages, field, choice } = tool;
  const wanted =
    moneyFields.find((name) => messages[name]) ?? moneyFields.find((name) => Object.hasOwn(usable, name));
  return (
    <Part wanted={wanted} ready={ready} title="Fees and money down">
      <FieldGrid>
        <NumberField {...field('acquisitionFee')} unit="$" />
        <Select {...choice('acquisitionFeePaid')} />
        <NumberField {...field('dealerFee')} unit="$" />
        <Select {...choice('dealerFeePaid')} />
        <NumberField {...field('registration')} unit="$" />
        <NumberField {...field('dispositionFee')} unit="$" />
        <NumberField {...field('cashDown')} hint="Empty: what’s left at signing" unit="$" />
        <NumberField {...field('rebates')} unit="$" />
        <NumberField {...field('tradeIn')} hint="A car you own, minus any loan on it" unit="$" />
      </FieldGrid>
    </Part>
  );
}
