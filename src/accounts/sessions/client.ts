/** From where a sign-in comes. */
export interface Client {
  address: string;
  userAgent: string | undefined;
  /** What this browser was given when somebody signed in with it before. */
  browserToken: string | undefined;
}
