import type { FormDefinition } from '~/content/types/form';
import type { Rejection } from './rejection';
import type { FieldErrors } from './validate';

/** The heading over the list of errors. */
export type Heading = {
  title: string;
  /** A second sentence, where more is known. */
  detail?: string | undefined;
  /** Whether it says all by itself, or only heads the list and goes with its last entry. */
  alone: boolean;
};

/** Returns the heading over answers that are missing or wrong. */
export function invalidHeading({ fields, messages }: FormDefinition, errors: FieldErrors): Heading {
  const incomplete = fields.some(({ name, required }) => required && errors[name] === required);
  return { title: (incomplete && messages.incomplete) || messages.invalid, alone: false };
}

/** Returns the heading over a submission that failed; without a rejection the API was not reached. */
export function headingOf({ messages }: FormDefinition, rejection: Rejection | undefined): Heading {
  if (!rejection) return { title: messages.network, alone: true };
  const { sentence, byStatus } = rejection;
  if (messages.serverSentence === false) return { title: messages.failure, detail: sentence ?? byStatus, alone: true };
  const title = (messages.failurePrefix ?? '') + (sentence ?? messages.failure);
  return { title, detail: sentence ? undefined : byStatus, alone: true };
}
