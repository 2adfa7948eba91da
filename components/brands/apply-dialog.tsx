import { type ReactNode, useDeferredValue, useState } from 'react';
import { CarDrawing } from '@/components/cars/car-drawing';
import { LeadForm } from '@/components/lead-form/lead-form.island';
import type { LeadFormProps } from '@/components/lead-form/lead-form-props';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { isCarDrawing } from '@/lib/catalogue/drawing-paths';
import { FORM_HEIGHT } from '@/lib/lead-form/state';
import type { ApplyClick } from './apply-dialog-provider.island';
import { useDialogEntry } from './use-dialog-entry';

export type DialogContent = {
  form: LeadFormProps;
  /** The portrait of the person who answers. It stands first. */
  portrait: ReactNode;
  /** Says what happens after sending the form, beside the portrait. */
  afterSending: ReactNode;
  /** Says what sending the form agrees to, above it. */
  consent: ReactNode;
  /** Replaces the form after it's submitted. */
  confirmation: ReactNode;
};

type Props = DialogContent & {
  /** The last click on Apply Now; `null` before the first one. */
  click: ApplyClick | null;
};

/** Keeps the form of a car and what was typed until it's submitted or another car is chosen. */
export function ApplyDialog({ click, ...content }: Props) {
  const [closed, setClosed] = useState<ApplyClick | null>(null);
  const [submitted, setSubmitted] = useState<ApplyClick | null>(null);
  const isOpen = click !== closed;
  const isSubmitted = click !== null && click === submitted;
  const car = click?.interestedVehicle ?? null;
  // A new form comes after the dialog, because loading its frame blocks a slow phone for 0.1 s.
  const carOfForm = useDeferredValue(car, null);

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
      title={click?.title ?? ''}
    >
      <div data-make={click?.make} data-model={click?.model} data-place="dialog">
        {click && !isSubmitted && (
          <FormPanel
            picture={<ClickedCar image={click.image} />}
            portrait={content.portrait}
            afterSending={content.afterSending}
          >
            {car && car === carOfForm && (
              <LeadForm
                {...content.form}
                consent={content.consent}
                height={FORM_HEIGHT.dialog}
                hiddenFields={{ vehicle: car }}
                key={car}
                onSubmitted={() => setSubmitted(click)}
              />
            )}
          </FormPanel>
        )}
        <div role="status">
          {isSubmitted && (
            <div className="pt-4">
              {content.confirmation}
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

type FormPanelProps = Pick<DialogContent, 'portrait' | 'afterSending'> & {
  picture: ReactNode;
  children: ReactNode;
};

function FormPanel({ portrait, afterSending, picture, children }: FormPanelProps) {
  return (
    <>
      <div className="mb-3 flex items-center gap-3 text-muted text-sm sm:gap-4">
        {portrait}
        <div className="text-balance">
          {afterSending}
          <p className="max-sm:hidden">We’ll ask about your yearly miles.</p>
        </div>
        {picture}
      </div>
      {children || <div style={{ height: FORM_HEIGHT.dialog }} />}
    </>
  );
}
