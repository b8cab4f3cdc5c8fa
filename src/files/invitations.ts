import type { ReceivedFile } from './arriving/multipart-form.js';

/** The uploads that a testimonial invitation allows its holder; the module of the invitations implements them. */
export abstract class Invitations {
  /**
   * Counts one try to upload the picture, before any of its bytes is read.
   * @returns the invitation's id
   * @throws AppError 'unauthenticated' where there is no such invitation; 'gone'; 'forbidden' after too many tries
   */
  abstract claimUploadOrThrow(token: string): Promise<number>;

  /**
   * Takes the picture; one that the holder sent before goes.
   * @returns its stored name
   * @throws AppError 'invalid', 'unsupported' for anything but one image; 'gone' where the invitation ended meanwhile
   */
  abstract uploadPicture(conviteId: number, files: readonly ReceivedFile[]): Promise<string>;
}
