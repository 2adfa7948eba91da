import {
  Armchair,
  BadgePercent,
  CalendarDays,
  CarFront,
  CircleCheck,
  Clock,
  Handshake,
  HousePlus,
  MessagesSquare,
  Phone,
  ReceiptText,
  ShieldCheck,
} from 'lucide';

/** The icons that texts of content/ can name. */
export const icons = {
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
