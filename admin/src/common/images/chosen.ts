/** A picture of the library that was chosen. */
export interface Chosen {
  readonly url: string;
  /** Whether it is said what it shows, or that it shows nothing. */
  readonly isDescribed: boolean;
}
