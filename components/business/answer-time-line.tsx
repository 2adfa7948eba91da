import { business } from '@/lib/content/business';
import { longestOf } from '@/lib/format/words';
import { longestWhen } from '@/lib/opening-hours/opening-status';
import { AnswerTimeText } from './by-hours.island';

/** A sentence in which {when} says when somebody answers, with the space of its longest one. */
export function AnswerTimeLine({ open, closed }: { open: string; closed: string }) {
  const when = longestWhen(business());
  const longest = longestOf([
    open.replace('{when}', when.open),
    closed.replace('{when}', when.closed),
  ]);
  return <AnswerTimeText closed={closed} longest={longest} open={open} />;
}
