import type { Item } from './reading';
import type { Element } from './split';
import { entryOf } from './vocabulary';

/** An offer may have several of them. */
const MANY = /^(rebates|difference|otherFee|contract|notAnAmount|unknown|salesTax|securityDeposit|capCost)$/;

/** Asks about what no lease has with its MSRP, and about all from the first of two options or values. */
export function checkOffer(items: ReadonlyMap<Element, Item>, options: readonly Element[], offer: number) {
  const own = [...items].filter(([, item]) => item.sure && (item.offer ?? offer) === offer);
  const ask = (item: Item, doubt: string) => Object.assign(item, { sure: false, doubts: [doubt] });
  const msrp = own.find(([, { meaning }]) => meaning === 'msrp')?.[1].value ?? Number.NaN;
  for (const [, item] of own) {
    const [least, most] = entryOf(item.meaning).ofMsrp ?? [0, 1];
    const isOdd = item.kind === 'money' && (item.value < msrp * least || item.value > msrp * most);
    if (isOdd) ask(item, 'It hardly goes with the sticker price.');
  }
  const keyOf = ({ meaning, kind }: Item) => `${meaning} ${kind}`;
  const values = new Map(own.map(([, item]) => [keyOf(item), item.value]));
  const others = own.filter(([, item]) => values.get(keyOf(item)) !== item.value && !MANY.test(item.meaning));
  const meanings = new Set(others.map(([, item]) => keyOf(item)));
  const several = own.filter(([, item]) => meanings.has(keyOf(item))).map(([element]) => element);
  const first = Math.min(
    ...[...several, ...(options.length > 1 ? options : [])].map(({ sentence }) => sentence),
  );
  for (const [{ sentence }, item] of own)
    if (sentence >= first && item.meaning !== 'notAnAmount' && item.meaning !== 'unknown')
      ask(item, 'The message has more than one such number or offer.');
}
