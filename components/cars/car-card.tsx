import { Phone } from 'lucide';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { telHref } from '@/lib/format/contact-href';
import type { Vehicle } from '@/lib/inventory/row';
import { CarPicture } from './car-picture';

type Props = {
  car: Pick<Vehicle, 'make' | 'model' | 'image' | 'bodyStyle'>;
  title: string;
  index: number;
  phone: string;
  /** A link in ink. In coral, an Apply Now on each card would distract from the cars. */
  applyLink: React.ReactNode;
  /**
   * A list of many cars has compact cards: on a phone, the picture stands beside the words, and on
   * paper there is none.
   */
  compact?: boolean;
  /** The event that a click anywhere on the card is counted as. */
  event?: 'inventory_card';
  id?: string;
  className?: string;
  children: React.ReactNode;
};

/** A car of a list. `children` are the words below its picture, or beside it. */
export function CarCard(props: Props) {
  const { car, title, index, compact = false, id, className = '', children } = props;
  const { make, model, image, bodyStyle } = car;
  const look = compact ? compactLook : wideLook;
  return (
    <Card
      as="li"
      className={`flex flex-col overflow-hidden print:break-inside-avoid ${className}`.trim()}
      id={id}
    >
      <article
        className={`flex-1 ${look.article}`}
        data-event={props.event}
        data-make={make}
        data-model={model}
        data-place="card"
      >
        <CarPicture
          alt={title}
          bodyStyle={bodyStyle}
          className={look.image}
          image={image}
          index={index}
        />
        <div className={look.words}>{children}</div>
        <div className={`flex flex-wrap gap-2 ${look.buttons}`}>
          <Button
            aria-label={`Call Now for Price: ${title}`}
            href={telHref(props.phone)}
            variant="outline"
          >
            <Icon className="size-4.5" icon={Phone} />
            Call Now for Price
          </Button>
          {props.applyLink}
        </div>
      </article>
    </Card>
  );
}

const wideLook = {
  article: 'flex flex-col',
  image: '',
  words: 'flex-1 px-5 pt-4',
  buttons: [
    'px-5 pt-4 pb-5 *:gap-2 *:px-3 *:first:grow-3 *:last:grow-2',
    'max-sm:*:text-sm lg:*:text-sm lg:max-xl:[&_svg]:hidden',
  ].join(' '),
};

const compactLook = {
  article: [
    'grid grid-cols-row content-between gap-3 p-3',
    'sm:flex sm:flex-col sm:gap-0 sm:p-0',
  ].join(' '),
  image: 'max-sm:rounded-sm print:hidden',
  words: 'sm:flex-1 sm:px-3 sm:pt-3 print:p-3',
  buttons: [
    'col-span-full sm:p-3 print:hidden [&_svg]:hidden',
    '*:min-h-11 *:px-1.5 *:text-sm *:grow sm:*:text-[0.875rem]',
  ].join(' '),
};
