import { ChoiceField } from '@/components/ui/choice-field';
import { NumberField } from '@/components/ui/number-field';
import { Select } from '@/components/ui/select';
import { money, percent, plain } from '@/lib/format/format';
import type { CalculatorState } from '@/lib/lease/calculator-state';
import { approximateRate, convertRate, convertResidual } from '@/lib/lease/payment';
import { places, waysToPay } from '@/lib/lease/tax';
import { FieldGrid } from './tool-frame';
import type { useTool } from './use-tool';

export type Calculator = ReturnType<typeof useTool<CalculatorState>>;

/**
 * MSRP, price, residual, rate, term and miles; residual and rate in one of two units, which can be chosen when the tool
 * responds.
 */
function OfferFields({ tool }: { tool: Calculator }) {
  const { ready, values, field, choose } = tool;
  const residual = field('residual');
  const rate = field('rate');
  const otherResidual = convertResidual(values.residual, values.msrp);
  return (
    <>
      <NumberField {...field('msrp')} unit="$" />
      <NumberField {...field('sellingPrice')} unit="$" />
      <NumberField
        {...residual}
        beside={
          ready && (
            <ChoiceField
              hideLegend
              legend="Residual in"
              name="residual-unit"
              onChoose={(parameter) => {
                if (parameter !== residual.parameter) choose('residual', otherResidual);
              }}
              options={[
                { value: 'rv', label: '%' },
                { value: 'rvd', label: '$' },
              ]}
              value={residual.parameter}
            />
          )
        }
        hint={
          otherResidual.kind === 'amount'
            ? `${money(otherResidual.cents)} of the MSRP`
            : `${percent(otherResidual.value)} of the MSRP`
        }
      />
      <NumberField
        {...rate}
        beside={
          ready && (
            <ChoiceField
              hideLegend
              legend="Rate as"
              name="rate-unit"
              onChoose={(parameter) => {
                if (parameter !== rate.parameter) choose('rate', convertRate(values.rate));
              }}
              options={[
                { value: 'mf', label: 'MF' },
                { value: 'rate', label: '%' },
              ]}
              value={rate.parameter}
            />
          )
        }
        hint={
          values.rate.kind === 'percent'
            ? `Money factor ${plain(convertRate(values.rate).value)}`
            : `Approximate rate ${percent(approximateRate(values.rate))}`
        }
      />
      <NumberField {...field('months')} unit="months" whole />
      <NumberField {...field('milesPerYear')} whole />
    </>
  );
}

/** A choice of a few values, as a select: the tools have many fields, and a phone shows its own list. */
export function ChoiceSelect({ name, legend, options, value, onChoose }: ReturnType<Calculator['choice']>) {
  return (
    <Select
      id={`field-${name}`}
      label={legend}
      name={name}
      onChange={(event) => onChoose(event.target.value)}
      options={options}
      value={value}
    />
  );
}

/** The offer, where the visitor lives, and how the tax is paid. */
export function CalculatorFields({ tool }: { tool: Calculator }) {
  const { values, field, choice } = tool;
  return (
    <FieldGrid>
      <OfferFields tool={tool} />
      <ChoiceSelect {...choice('place', places)} />
      {values.place === 'ny' && <NumberField {...field('countyPercent')} unit="%" />}
      <ChoiceSelect {...choice('taxPaid', waysToPay)} />
    </FieldGrid>
  );
}
