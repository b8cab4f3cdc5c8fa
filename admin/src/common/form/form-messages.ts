/** The sentences of one form, as the specification words them. */
export interface FormMessages {
  readonly submit: string;
  readonly submitting: string;
  readonly success: string;
  readonly failure: string;
}
