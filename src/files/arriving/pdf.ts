import { open } from 'node:fs/promises';

/** So far into a file readers look for its header: printers, mail and servers put lines of theirs in front. */
const HEADER_WINDOW = 1024;
/** So far from its end they look for the last of it: zeros and advertising come behind. */
const TRAILER_WINDOW = 64 * 1024;

/** Whether a file on disk is a PDF by its bytes; the name and the sender's media type count for nothing. */
export async function isPdf(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const read = async (position: number, length: number) => {
      const buffer = Buffer.alloc(length);
      const { bytesRead } = await file.read(buffer, 0, length, position);
      return buffer.toString('latin1', 0, bytesRead);
    };
    const head = await read(0, Math.min(HEADER_WINDOW, size));
    const tail = await read(Math.max(0, size - TRAILER_WINDOW), Math.min(TRAILER_WINDOW, size));
    return /%PDF-[12]\.\d/.test(head) && tail.includes('%%EOF') && tail.includes('startxref');
  } finally {
    await file.close();
  }
}
