import { money } from '@/lib/format/format';
import { AmountLine } from './amount-line';
import { each } from './each';

/** An amount in cents, or a text. */
export type AmountOf = readonly [label: string, amount: number | string];
export const shownAmount = (amount: number | string) => (typeof amount === 'number' ? money(amount) : amount);

/** Labels and amounts with dotted leaders, and their total below a rule. */
export function AmountList(props: { title?: string; lines: readonly AmountOf[]; total?: AmountOf }) {
  const { title, lines, total } = props;
  return (
    <div className="amounts mt-5">
      {title && <p className="mb-1 font-semibold text-muted text-sm">{title}</p>}
      <dl>
        {each(total ? [...lines, total] : lines, ([label, amount], at) => (
          <AmountLine label={label} strong={at === lines.length} value={shownAmount(amount)} />
        ))}
      </dl>
    </div>
  );
}
