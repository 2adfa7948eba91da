import { percent } from '@/lib/format/format';

/** Example arithmetic in a sentence: `<Percent>{0.002 * 2400}</Percent>` prints 4.8%. */
export function Percent({ children }: { children: number }) {
  return (
    <data className="whitespace-nowrap tabular-nums" value={children}>
      {percent(children)}
    </data>
  );
}
