import { optionsIncluding, SelectField } from '@/components/ui/fields';
import { makes } from '@/lib/catalogue/makes';
import { modelsOf } from '@/lib/catalogue/models';
import { mileageOptions } from '@/lib/quote/mileage-options';
import type { QuoteSelection } from '@/lib/quote/quote-selection';
import { parameters } from '@/lib/site/routes';

/** What to choose. The list of models is empty until there is a make. */
const names = { make: 'a make', model: 'a model', mileage: 'a mileage' } as const;

const makeNames = makes.map(({ name }) => name);

type Props = {
  selection: QuoteSelection;
  onChoose: (name: keyof QuoteSelection, value: string) => void;
  ready: boolean;
  /** Whether fields say what is missing. */
  incomplete: boolean;
  focused?: keyof QuoteSelection;
  /** Without scripts, models are listed only after a make was sent. The field has to say so. */
  opensWithMake: boolean;
  year: string;
};

/** The three fields of the quote form. Models are listed only once a make is chosen. */
export function QuoteFields(props: Props) {
  const { selection, onChoose, ready, incomplete, focused, opensWithMake, year } = props;
  const { make, model } = selection;
  const models = optionsIncluding(modelsOf(make), model);
  const showsModelHint = opensWithMake && !model && !incomplete && models.length > 0;
  const field = (name: keyof QuoteSelection) => ({
    error: incomplete && !selection[name] ? `Choose ${names[name]}.` : undefined,
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
        required={!ready}
        options={optionsIncluding(makeNames, make)}
        placeholder="Choose a make"
      />
      {/* Without JavaScript, Continue leads to the apply page, which lists the models. */}
      <SelectField
        {...field('model')}
        disabled={!make}
        error={make ? field('model').error : undefined}
        hint={showsModelHint ? 'Now choose the model.' : undefined}
        label="Model"
        options={models}
        placeholder={make ? 'Choose a model' : 'The model comes next'}
      />
      {/* Until React is ready, changing the make doesn't change the list of models. This field
          tells the apply page which make the list belongs to. */}
      {!ready && make && <input name={parameters.makeOfModels} type="hidden" value={make} />}
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
