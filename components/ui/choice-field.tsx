/**
 * A choice between a few values, as native radio buttons: they work before any script runs.
 *
 * @param props `name`: unique on the page; `hideLegend`: the legend is only read out, where a field beside it says what is
 *   chosen
 */
export function ChoiceField(props: {
  name: string;
  legend: string;
  hideLegend?: boolean;
  options: readonly { value: string; label: string }[];
  value: string;
  onChoose: (value: string) => void;
}) {
  const { name, legend, hideLegend, options, value, onChoose } = props;
  return (
    <fieldset className="min-w-0">
      <legend className={hideLegend ? 'sr-only' : 'mb-1.5 font-semibold text-sm'}>{legend}</legend>
      <div className="flex min-h-13 rounded border border-control p-0.5">
        {options.map((option) => (
          <label
            className="flex min-h-11 min-w-11 flex-1 cursor-pointer items-center justify-center rounded-sm px-2 text-center text-sm leading-tight has-focus-visible:outline-3 has-focus-visible:outline-harbor has-focus-visible:outline-offset-3 has-checked:bg-ink has-checked:text-paper hover:underline"
            key={option.value}
          >
            <input
              checked={option.value === value}
              className="sr-only"
              name={name}
              onChange={() => onChoose(option.value)}
              type="radio"
              value={option.value}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
