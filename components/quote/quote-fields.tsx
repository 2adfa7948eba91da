import { optionsIncluding, SelectField } from '@/components/ui/fields';
import { makes } from '@/lib/catalogue/makes';
import { modelsOf } from '@/lib/catalogue/models';
import { mileageOptions } from '@/lib/quote/mileage-options';
import type { QuoteSelection } from '@/lib/quote/quote-selection';

const names = { make: 'a make', model: 'a model', mileage: 'a mileage' } as const;

const makeNames = makes.map(({ name }) => name);

type Props = {
  selection: QuoteSelection;
  onChoose: (name: keyof QuoteSelection, value: string) => void;
  isReady: boolean;
  /** Whether fields say what is missing. */
  isIncomplete: boolean;
  /** Gets the focus when the page opens. */
  focused?: keyof QuoteSelection;
  year: string;
};

export function QuoteFields(props: Props) {
  const { selection, onChoose, isReady, isIncomplete, focused, year } = props;
  const { make, model } = selection;
  const models = optionsIncluding(modelsOf(make), model);
  const field = (name: keyof QuoteSelection) => ({
    error: isIncomplete && !selection[name] ? `Choose ${names[name]}.` : undefined,
    autoFocus: focused === name,
    id: `quote-${name}`,
    name,
    onChange: (value: string) => onChoose(name, value),
    value: selection[name],
  });
  return (
    <>
      <SelectField
        {...field('make')}
        label="Make"
        // Until React is ready, the browser reports missing values.
        required={!isReady}
        options={optionsIncluding(makeNames, make)}
        placeholder="Choose a make"
      />
      {/* Without JavaScript, Continue leads to the apply page, which lists the models. */}
      <SelectField
        {...field('model')}
        disabled={!make}
        error={make ? field('model').error : undefined}
        label="Model"
        options={models}
        placeholder={make ? 'Choose a model' : 'The model comes next'}
      />
      <input name="year" type="hidden" value={year} />
      <SelectField
        {...field('mileage')}
        label="Annual mileage"
        options={mileageOptions}
        placeholder="Choose annual mileage"
      />
    </>
  );
}
