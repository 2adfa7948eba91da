import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { SelectField } from '@/components/ui/fields';
import { TextLink } from '@/components/ui/text-link';
import { makes } from '@/lib/catalogue/makes';
import { modelsOf } from '@/lib/catalogue/models';
import { compareTool } from '@/lib/leasing/tools/compare-tool';
import {
  type CheckedReading,
  offerNames,
  type ReadingRow,
  readingRows,
  readWords,
} from '@/lib/leasing/tools/dealer-message';
import { readMessage } from '@/lib/leasing/tools/message/read-message';
import type { Meaning } from '@/lib/leasing/tools/message/vocabulary';
import { compareValues } from '@/lib/leasing/tools/message-values';
import { writeAddress } from '@/lib/leasing/tools/tool-address';

export { summaryOf } from '@/lib/leasing/tools/dealer-message';

export function readDealerMessage(text: string) {
  const catalogue = makes.map(({ name, aliases }) => ({ name, aliases, models: modelsOf(name) }));
  return readMessage(text, catalogue);
}

type Props = {
  checked: CheckedReading;
  onCheck: (change: Partial<CheckedReading>) => void;
  comparison: string | null;
};

/** Each number with a list of what it may mean, and its words. */
function Rows({
  rows,
  checked,
  onCheck,
}: Pick<Props, 'checked' | 'onCheck'> & { rows: ReadingRow[] }) {
  const say = (id: number, meaning: string) => {
    const said = meaning === 'unknown' || meaning === '' ? null : (meaning as Meaning);
    onCheck({ corrections: { ...checked.corrections, [id]: said } });
  };
  return (
    <ul className="list-none! space-y-3 pl-0!">
      {rows.map(({ id, label, value, options, doubt, note, likely }) => (
        <li className="mt-0!" key={id}>
          <SelectField
            beside
            error={doubt || undefined}
            label={label}
            name={`read-${id}`}
            note={note}
            onChange={(meaning) => say(id, meaning)}
            options={options}
            placeholder={value === '' ? 'Choose' : undefined}
            value={value}
          />
          {likely.length > 0 && (
            <p className="mt-2 flex flex-wrap gap-2">
              {likely.map(({ value: meaning, label: name }) => (
                <Button key={meaning} onClick={() => say(id, meaning)} variant="outline">
                  {name}
                  <span className="sr-only"> for {label}</span>
                </Button>
              ))}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** With several offers, the one that is meant, and links that put it beside another one. */
function Offers({ checked, onCheck, comparison }: Props) {
  const { reading, corrections, offer } = checked;
  const names = offerNames(checked);
  const address = (other: number) =>
    writeAddress(compareTool, {
      ...compareValues(reading, 'a', offer, corrections),
      ...compareValues(reading, 'b', other, corrections),
    });
  return (
    <div>
      <SelectField
        label="Which offer?"
        name="read-offer"
        onChange={(at) => onCheck({ offer: Number(at) })}
        options={names.map((label, at) => ({ value: String(at), label }))}
        value={String(offer)}
      />
      {comparison !== null &&
        names.map((name, other) =>
          other === offer ? null : (
            <TextLink
              className="mt-1"
              href={`${comparison}?${address(other)}#${compareTool.id}`}
              key={name}
              variant="alone"
            >
              Compare it with {name}
            </TextLink>
          ),
        )}
    </div>
  );
}

/** What was read of a dealer's message, to check before it counts. */
export function MessageReading(props: Props) {
  const { checked } = props;
  const rows = readingRows(checked);
  const others = rows.filter(({ isOther }) => isOther);
  const words = readWords(checked);
  return (
    <div className="space-y-4">
      {checked.reading.offers > 1 && <Offers {...props} />}
      <Rows {...props} rows={rows.filter(({ isOther }) => !isOther)} />
      {words && <p className="text-sm">{words}</p>}
      {others.length > 0 && (
        <Disclosure className="text-sm" summary={`Other numbers: ${others.length}`}>
          <Rows {...props} rows={others} />
        </Disclosure>
      )}
    </div>
  );
}
