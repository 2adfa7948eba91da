import { usd } from '@/lib/format/format';

/** Example arithmetic in a sentence: `<Usd>{36 * 500}</Usd>` prints $18,000. */
export function Usd({ children }: { children: number }) {
  return (
    <data className="whitespace-nowrap tabular-nums" value={children}>
      {usd(children)}
    </data>
  );
}
