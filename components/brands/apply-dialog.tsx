import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CarPicture } from '@/components/cars/car-picture';
import type { LeadFormFrame } from '@/components/inline-script/start-frame';
import { removeNavigatedFrame, startCountingEntries } from '@/components/lead-form/frame-history';
import { LeadForm } from '@/components/lead-form/lead-form.island';
import type { LeadFormProps } from '@/components/lead-form/lead-form-props';
import { afterPaint } from '@/components/ui/after-paint';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { isCarDrawing } from '@/lib/catalogue/drawing-paths';
import { FORM_HEIGHT } from '@/lib/lead-form/state';
import { INTERESTED_VEHICLE } from '@/lib/site/routes';
import type { ApplyRequest } from './apply-dialog-provider.island';
import { useDialogEntry } from './use-dialog-entry';

export type DialogContent = {
  form: LeadFormProps;
  /** Of the person who answers. It stands first. */
  portrait: ReactNode;
  /** Beside it: what happens after sending the form. */
  promise: ReactNode;
  /** Stands above the form: what the visitor agrees to by sending it. */
  consent: ReactNode;
  /** Replaces the form after it's submitted. Its heading, an `h3`, gets the focus. */
  confirmation: ReactNode;
};

type Props = DialogContent & {
  /** The last click on Apply Now; `null` before the first one. */
  request: ApplyRequest | null;
};

export function ApplyDialog({ request, ...content }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const { isOpen, isSubmitted, hasForm, onClose, onSubmitted, onFrame } = useApplication(request);

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      onClosed={() => request?.opener.focus()}
      ref={scroller}
      title={request?.title ?? ''}
    >
      <div data-make={request?.make} data-model={request?.model} data-place="dialog">
        {request && !isSubmitted && (
          <FormPanel {...content} picture={<CarOfRequest image={request.image} />}>
            {hasForm && (
              <LeadForm
                {...content.form}
                consent={content.consent}
                height={FORM_HEIGHT.dialog}
                hiddenFields={{ [INTERESTED_VEHICLE]: request.interestedVehicle }}
                key={request.interestedVehicle}
                onFrame={onFrame}
                onSubmitted={onSubmitted}
              />
            )}
          </FormPanel>
        )}
        <div role="status">
          {isSubmitted && (
            <ThanksPanel isOpen={isOpen} onClose={onClose} scroller={scroller}>
              {content.confirmation}
            </ThanksPanel>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/**
 * Always a drawing, because a photo would be too small to recognize. A phone needs the room for the
 * form's first field.
 */
function CarOfRequest({ image }: { image?: string | null }) {
  if (!image || !isCarDrawing(image)) return null;
  return <CarPicture className="-my-4 ml-auto w-44 shrink-0 max-sm:hidden" src={image} />;
}

/** Keeps the form of a car and what was typed until it's submitted or another car is chosen. */
function useApplication(request: ApplyRequest | null) {
  const [closed, setClosed] = useState<ApplyRequest | null>(null);
  const [submitted, setSubmitted] = useState<ApplyRequest | null>(null);
  const frame = useRef<LeadFormFrame | null>(null);
  const isOpen = request !== closed;
  const isSubmitted = request !== null && request === submitted;
  const [hasForm, dropForm] = useFormAfterPaint(
    request?.interestedVehicle ?? null,
    isOpen && !isSubmitted,
  );

  const close = () => {
    setClosed(request);
    const remaining = removeNavigatedFrame(frame.current);
    if (remaining !== null) dropForm();
    return remaining ?? 0;
  };
  const leaveEntry = useDialogEntry({
    isOpen,
    // Once a form has changed its page, WebKit gives the entry before the dialog's the same state.
    closesOnAnyBack: isSubmitted,
    onEntered: () => startCountingEntries(frame.current),
    onBack: close,
  });

  return {
    isOpen,
    isSubmitted,
    hasForm,
    onClose: () => leaveEntry(close()),
    onSubmitted: () => setSubmitted(request),
    onFrame: (next: LeadFormFrame | null) => {
      frame.current = next;
    },
  };
}

/**
 * A new form waits until the dialog has been painted, because loading its frame blocks a slow phone
 * for 0.1 s.
 *
 * @returns whether to show the form, and a function that removes it until it's wanted again
 */
function useFormAfterPaint(car: string | null, isWanted: boolean): [boolean, () => void] {
  const [formOf, setFormOf] = useState<string | null>(null);

  useEffect(() => {
    if (isWanted) return afterPaint(() => setFormOf(car));
  }, [isWanted, car]);

  return [formOf !== null && formOf === car, () => setFormOf(null)];
}

type FormPanelProps = Pick<DialogContent, 'form' | 'portrait' | 'promise'> & {
  picture: ReactNode;
  children: ReactNode;
};

function FormPanel({ form, portrait, promise, picture, children }: FormPanelProps) {
  if (form.baseUrl === null) return children;
  return (
    <>
      <div className="mb-3 flex items-center gap-3 text-muted text-sm sm:gap-4">
        {portrait}
        <div className="text-balance">
          {promise}
          <p className="max-sm:hidden">We’ll ask about your yearly miles.</p>
        </div>
        {picture}
      </div>
      {children || <div style={{ height: FORM_HEIGHT.dialog }} />}
    </>
  );
}

type ThanksPanelProps = {
  isOpen: boolean;
  onClose: () => void;
  scroller: React.RefObject<HTMLDivElement | null>;
  children: ReactNode;
};

function ThanksPanel({ isOpen, onClose, scroller, children }: ThanksPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const heading = panel.current?.querySelector('h3');
    if (!isOpen || !heading) return;
    // The frame that had the focus is gone. Focusing the heading also makes screen readers read it.
    heading.focus({ preventScroll: true });
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [isOpen, scroller]);

  return (
    <div className="pt-4" ref={panel}>
      {children}
      <Button className="mt-6" onClick={onClose} variant="outline">
        Back to the models
      </Button>
    </div>
  );
}
