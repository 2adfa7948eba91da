/** Id of the dialog that the Apply Now links of a brand page open. */
export const APPLY_DIALOG_ID = 'apply-dialog';

/** What an Apply Now link asks for: the dialog's title, and the form's hidden field `interested_vehicle`. */
export type ApplyRequest = { title: string; vehicle: string };
