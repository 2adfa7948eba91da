import { Disclosure, DisclosureButton, DisclosurePanel } from '@headlessui/react';
import { ChevronDown } from 'lucide';
import { NumberField } from '@/components/ui/fields';
import { Icon } from '@/components/ui/icon';
import { Select } from '@/components/ui/select';
import { money, percent, plain } from '@/lib/format/format';
import { type LeaseState, leaseTool } from '@/lib/lease/lease-fields';
import { approximateRate, convertRate, convertResidual } from '@/lib/lease/payment';
import { places, waysToPay } from '@/lib/lease/tax';
import { FieldGrid } from './tool-frame';
import type { UsedTool } from './use-tool';

/**
 * A choice of the unit of a field, as native radio buttons.
 *
 * @param props `units`: parameter and sign of each; `unit`: the parameter in use; `onOther`: the other one was chosen
 */
function UnitChoice(props: {
  legend: string;
  name: string;
  units: Readonly<Record<string, string>>;
  unit: string;
  onOther: () => void;
}) {
  const { legend, name, units, unit, onOther } = props;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="flex min-h-13 rounded border border-control p-0.5">
        {Object.entries(units).map(([value, sign]) => (
          <label
            className="flex min-h-11 min-w-11 flex-1 cursor-pointer items-center justify-center rounded-sm px-2 text-center text-sm leading-tight has-focus-visible:outline-3 has-focus-visible:outline-harbor has-focus-visible:outline-offset-3 has-checked:bg-ink has-checked:text-paper hover:underline"
            key={value}
          >
            <input
              checked={value === unit}
              className="sr-only"
              name={name}
              onChange={onOther}
              type="radio"
              value={value}
            />
            {sign}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/**
 * The offer, where the visitor lives, and how the tax is paid. Residual and rate are in one of two units, which can be
 * chosen when the tool responds.
 */
export function LeaseFields({ tool }: { tool: UsedTool<LeaseState> }) {
  const { ready, values, field, choice, choose } = tool;
  const residual = field('residual');
  const rate = field('rate');
  const otherResidual = convertResidual(values.residual, values.msrp);
  const residualUnit = (
    <UnitChoice
      legend="Residual in"
      name="residual-unit"
      onOther={() => choose('residual', otherResidual)}
      unit={residual.parameter}
      units={{ rv: '%', rvd: '$' }}
    />
  );
  const rateUnit = (
    <UnitChoice
      legend="Rate as"
      name="rate-unit"
      onOther={() => choose('rate', convertRate(values.rate))}
      unit={rate.parameter}
      units={{ mf: 'MF', rate: '%' }}
    />
  );
  const residualHint =
    otherResidual.kind === 'amount' ? money(otherResidual.cents) : percent(otherResidual.value);
  const rateHint =
    values.rate.kind === 'percent'
      ? `Money factor ${plain(convertRate(values.rate).value)}`
      : `Approximate rate ${percent(approximateRate(values.rate))}`;
  return (
    <FieldGrid>
      <NumberField {...field('msrp')} unit="$" />
      <NumberField {...field('sellingPrice')} unit="$" />
      <NumberField {...residual} beside={ready && residualUnit} hint={`${residualHint} of the MSRP`} />
      <NumberField {...rate} beside={ready && rateUnit} hint={rateHint} />
      <NumberField {...field('months')} unit="months" whole />
      <NumberField {...field('milesPerYear')} whole />
      <Select {...choice('place', places)} />
      {values.place === 'ny' && <NumberField {...field('countyPercent')} unit="%" />}
      <Select {...choice('taxPaid', waysToPay)} />
    </FieldGrid>
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
 * their amounts are lines of the results. An address that names one opens them.
 */
export function MoneyFields({ tool }: { tool: UsedTool<LeaseState> }) {
  const { ready, values, messages, field, choice } = tool;
  const named = moneyFields.some((name) => values[name] !== leaseTool.example[name] || messages[name]);
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
              <Select {...choice('acquisitionFeePaid', waysToPay)} />
              <NumberField {...field('dealerFee')} unit="$" />
              <Select {...choice('dealerFeePaid', waysToPay)} />
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
