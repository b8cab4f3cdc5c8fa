import { ValidateIf } from 'class-validator';

/** The other rules of the field hold only where the field was sent at all. */
export const IfPresent = () => ValidateIf((_body, value) => value !== undefined);
