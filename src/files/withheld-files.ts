/** Stored files that visitors do not get for now, though they are there. */
export abstract class WithheldFiles {
  /** Whether a file, not a picture, is one of them. */
  abstract isWithheld(nome: string): Promise<boolean>;
}
