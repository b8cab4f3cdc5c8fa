import { typedSigns } from '../typed-text.js';

/** Emails are compared without their case, outer spaces and what nobody sees in them. */
export const normalEmail = (email: string): string => typedSigns(email).toLowerCase();
