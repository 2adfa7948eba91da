import {
  Armchair,
  BadgePercent,
  CalendarDays,
  CarFront,
  CircleCheck,
  Clock,
  Handshake,
  HousePlus,
  type IconNode,
  MessagesSquare,
  Phone,
  ReceiptText,
  ShieldCheck,
} from 'lucide';
import type { IconName } from '@/lib/content/icon-names';
import { Icon } from './icon';

const shapes: Record<IconName, IconNode> = {
  armchair: Armchair,
  calendar: CalendarDays,
  car: CarFront,
  check: CircleCheck,
  clock: Clock,
  handshake: Handshake,
  house: HousePlus,
  messages: MessagesSquare,
  percent: BadgePercent,
  phone: Phone,
  receipt: ReceiptText,
  shield: ShieldCheck,
};

/** An icon that content/ names. */
export function NamedIcon({ name, className }: { name: IconName; className?: string }) {
  return <Icon className={className} shape={shapes[name]} />;
}
