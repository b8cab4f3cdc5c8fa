import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** That of a picture that no other test has: one that is there already is offered instead. */
export const anyColour = (): string => `#${randomBytes(3).toString('hex')}`;

/** A small picture of one colour, as a file that an input takes. */
export async function picture(
  name: string,
  background = '#e4572e',
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const buffer = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}
