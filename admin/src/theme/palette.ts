import { backOffice } from '@contract/palette';

/** The colours of the back office, as the contract has them. */
export const palette = backOffice;

/** One of the four step colours. */
export type StepColour = 'coral' | 'yellow' | 'teal' | 'violet';
