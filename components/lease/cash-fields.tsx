import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react';
import { ChevronDown } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { NumberField } from '@/components/ui/number-field';
import { calculatorExample } from '@/lib/lease/calculator-state';
import { waysToPay } from '@/lib/lease/tax';
import { type Calculator, ChoiceSelect } from './calculator-fields';
import { FieldGrid } from './tool-frame';

const cashFields = [
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
 * their amounts are lines of the results. An address that names one opens them.
 */
export function CashFields({ tool }: { tool: Calculator }) {
  const { ready, values, messages, field, choice } = tool;
  const named = cashFields.some((name) => values[name] !== calculatorExample[name] || messages[name]);
  return (
    <div className="mt-6 min-h-12 noscript:hidden print:hidden">
      {ready && (
        <Disclosure defaultOpen={named}>
          <DisclosureButton className="group flex min-h-12 w-full items-center justify-between gap-4 border-sand border-y py-2 text-left font-display font-semibold text-lg hover:text-harbor">
            Fees and money down
            <Icon className="size-5 text-coral group-data-open:rotate-180" shape={ChevronDown} />
          </DisclosureButton>
          <DisclosurePanel>
            <FieldGrid>
              <NumberField {...field('acquisitionFee')} unit="$" />
              <ChoiceSelect {...choice('acquisitionFeePaid', waysToPay)} />
              <NumberField {...field('dealerFee')} unit="$" />
              <ChoiceSelect {...choice('dealerFeePaid', waysToPay)} />
              <NumberField {...field('registration')} unit="$" />
              <NumberField {...field('dispositionFee')} unit="$" />
              <NumberField {...field('cashDown')} unit="$" />
              <NumberField {...field('rebates')} unit="$" />
              <NumberField {...field('tradeIn')} hint="A car you own, minus any loan on it" unit="$" />
            </FieldGrid>
          </DisclosurePanel>
        </Disclosure>
      )}
    </div>
  );
}
