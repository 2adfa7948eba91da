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
import type { iconNames } from '@/lib/content/text-schemas';

export const icons: Record<(typeof iconNames)[number], IconNode> = {
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
