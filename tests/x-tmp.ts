import { readMessage } from '@/lib/lease-tools/message/read-message';
import { elementsOf } from '@/lib/lease-tools/message/split';
import { nameNumbers } from '@/lib/lease-tools/message/naming';
const t = process.argv[2]!;
const els = elementsOf(t);
console.log(els.map(e => `${t.slice(e.start,e.end)}[${e.number?'N':e.says.join('+')}${e.isUnknown?'?':''} s${e.sentence} c${e.cell}]`).join(' '));
for (const i of readMessage(t).items) console.log(i.meaning, i.value, i.sure, JSON.stringify(i.candidates));
console.log(readMessage(t).taxPaid);
