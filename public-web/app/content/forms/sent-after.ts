/** How long a form's success stands there before the page of what was sent is opened. */
export const SENT_AFTER_MS = 3000;
