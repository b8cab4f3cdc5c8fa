let hasEnded = false;

/** Notes that the session ended by itself, so that the login page can say why it is shown. */
export function noteSessionEnd(): void {
  hasEnded = true;
}

export function sessionEndedByItself(): boolean {
  return hasEnded;
}

/** Forgets the note, after a login or when the person left on purpose. */
export function forgetSessionEnd(): void {
  hasEnded = false;
}
