import { moneyFromDollars, percent } from '@/lib/format/numbers';

function arithmetic(format: (value: number) => string) {
  return ({ children }: { children: number }) => (
    <data className="whitespace-nowrap tabular-nums" value={children}>
      {format(children)}
    </data>
  );
}

/** Example arithmetic in a sentence: `<Usd>{36 * 500}</Usd>` prints $18,000. */
export const Usd = arithmetic(moneyFromDollars);

/** `<Percent>{0.002 * 2400}</Percent>` prints 4.8%. */
export const Percent = arithmetic(percent);
