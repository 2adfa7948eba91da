import { type ReactNode, useDeferredValue, useState } from 'react';
import { CarDrawing } from '@/components/cars/car-drawing';
import { LeadForm, type LeadFormProps } from '@/components/lead-form/lead-form.island';
import { OnSubmittedContext } from '@/components/lead-form/until-submitted.island';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { isCarDrawing } from '@/lib/catalogue/drawings';
import type { ApplyClick } from './apply-dialog-provider.island';
import { useDialogEntry } from './use-dialog-entry';

export type DialogContent = {
  /** Stands above the form: who answers, and what happens after sending it. */
  introduction: ReactNode;
  form: LeadFormProps;
  /** Replaces the form after it's submitted. */
  confirmation: ReactNode;
};

type Props = DialogContent & {
  /** The last click on Apply Now; `null` before the first one. */
  click: ApplyClick | null;
};

/** Keeps the form of a car and what was typed until it's submitted or another car is chosen. */
export function ApplyDialog({ click, introduction, form, confirmation }: Props) {
  // The clicks whose dialog was closed, or whose form was submitted: a new click is neither.
  const [closed, setClosed] = useState<ApplyClick | null>(null);
  const [submitted, setSubmitted] = useState<ApplyClick | null>(null);
  const isOpen = click !== closed;
  const isSubmitted = click !== null && click === submitted;
  // A new form comes after the dialog, because loading its frame blocks a slow phone for 0.1 s.
  const carOfForm = useDeferredValue(click?.carTitle ?? null, null);

  const hide = () => setClosed(click);
  const leaveEntry = useDialogEntry(isOpen, hide);
  const close = () => {
    hide();
    leaveEntry();
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      onClosed={() => click?.opener.focus()}
      title={click?.dialogTitle ?? ''}
    >
      <div data-make={click?.make} data-model={click?.model} data-place="dialog">
        {click && !isSubmitted && (
          <>
            <div className="mb-3 flex items-center gap-3 text-muted text-sm sm:gap-4">
              {introduction}
              <ClickedCar image={click.image} />
            </div>
            {click.carTitle === carOfForm ? (
              <OnSubmittedContext value={() => setSubmitted(click)}>
                <LeadForm
                  {...form}
                  hiddenFields={{ interestedVehicle: click.carTitle }}
                  key={click.carTitle}
                />
              </OnSubmittedContext>
            ) : (
              <div style={{ height: form.height }} />
            )}
          </>
        )}
        <div role="status">
          {isSubmitted && (
            <div className="pt-4">
              {confirmation}
              <Button className="mt-6" onClick={close} variant="outline">
                Back to the models
              </Button>
            </div>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/**
 * The clicked car, if its image is a drawing: a photo would be too small to recognize. A phone
 * needs the room for the form's first field.
 */
function ClickedCar({ image }: { image?: string | null }) {
  if (!image || !isCarDrawing(image)) return null;
  return <CarDrawing className="-my-4 ml-auto w-44 shrink-0 max-sm:hidden" src={image} />;
}
