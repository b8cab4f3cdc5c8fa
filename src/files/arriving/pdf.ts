import { open } from 'node:fs/promises';

const HEADER_WINDOW = 1024;
const TRAILER_WINDOW = 2048;

/** Whether a file on disk begins as a PDF and ends as one; the name and the sender's media type count for nothing. */
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
    return /^%PDF-[12]\.\d/.test(head) && tail.includes('%%EOF') && tail.includes('startxref');
  } finally {
    await file.close();
  }
}
