import { CircleCheck } from 'lucide';
import type { ReactNode } from 'react';
import { TextButton } from '@/components/business/text-button';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';

type Props = {
  heading: string;
  /** In a dialog, below the dialog's own heading. */
  as?: 'h2' | 'h3';
  /** What happens next. */
  children: ReactNode;
};

/** What a visitor reads in the place of a form that was submitted. Its heading takes the focus. */
export function Thanks({ heading, as = 'h2', children }: Props) {
  return (
    <>
      <Icon className="mb-5 inline size-14 text-action" shape={CircleCheck} />
      <Heading as={as} className="outline-none" size={as === 'h2' ? 'section' : 'card'} tabIndex={-1}>
        {heading}
      </Heading>
      {children}
      <TextButton className="mt-6" />
    </>
  );
}
