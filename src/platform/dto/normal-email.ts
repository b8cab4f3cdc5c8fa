/** Emails are compared without their case and outer spaces. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();
