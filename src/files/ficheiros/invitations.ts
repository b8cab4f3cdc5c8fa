import type { ReceivedFile } from './multipart-form.js';

/** The uploads that a testimonial invitation allows its holder; the module of the invitations implements them. */
export abstract class Invitations {
  /** Counts a try beforehand. @returns the invitation's id @throws AppError 'unauthenticated', 'gone', 'forbidden' */
  abstract claimUploadOrThrow(token: string): Promise<number>;

  /** Takes the picture instead of one before. @returns its name @throws AppError 'invalid', 'unsupported', 'gone' */
  abstract uploadPicture(conviteId: number, files: readonly ReceivedFile[]): Promise<string>;
}
