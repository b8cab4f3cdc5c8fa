const MARKER = 0xff;
const START_OF_SCAN = 0xda;
const END = 0xd9;
/** The frames that are drawn as they come: baseline and extended (ITU-T T.81, table B.1). */
const SEQUENTIAL = new Set([0xc0, 0xc1]);
/** Codes behind which no length is: no marker at all, a restart or a start. */
const isBare = (code: number) => code <= 0x01 || (code >= 0xd0 && code <= 0xd8);

export interface JpegStructure {
  /** How many scans it has: a progressive one is drawn over its whole size by each. */
  scans: number;
  /** Its first scan has all of it, so a decoder needs no more than a few lines at a time. */
  streams: boolean;
  /** It has an end. */
  ended: boolean;
}

/** How a JPEG is put together (ITU-T T.81, B.1.1). */
export function jpegStructure(bytes: Buffer): JpegStructure {
  const found = { scans: 0, streams: false, ended: false };
  let components: number | undefined;
  let at = bytes.indexOf(MARKER);
  while (at !== -1 && at + 3 < bytes.length) {
    const code = bytes[at + 1] ?? END;
    if (code === END) return { ...found, ended: true };
    if (SEQUENTIAL.has(code)) components = bytes[at + 9];
    if (code === START_OF_SCAN) {
      found.scans += 1;
      if (found.scans === 1) found.streams = components !== undefined && bytes[at + 4] === components;
    }
    if (code === MARKER) at += 1;
    else at += isBare(code) ? 2 : 2 + bytes.readUInt16BE(at + 2);
    if (bytes[at] !== MARKER) at = bytes.indexOf(MARKER, at);
  }
  return { ...found, ended: at !== -1 && bytes[at + 1] === END };
}
