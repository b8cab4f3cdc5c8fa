const MARKER = 0xff;
const START_OF_SCAN = 0xda;
const END = 0xd9;
/** Codes behind which no length is: no marker at all, a restart or a start. */
const isBare = (code: number) => code <= 0x01 || (code >= 0xd0 && code <= 0xd8);

/** How many scans a JPEG has (ITU-T T.81, B.1.1): a progressive one is drawn over its whole size by each. */
export function jpegScans(bytes: Buffer): number {
  let scans = 0;
  let at = bytes.indexOf(MARKER);
  while (at !== -1 && at + 3 < bytes.length) {
    const code = bytes[at + 1] ?? END;
    if (code === END) return scans;
    if (code === START_OF_SCAN) scans += 1;
    if (code === MARKER) at += 1;
    else at += isBare(code) ? 2 : 2 + bytes.readUInt16BE(at + 2);
    if (bytes[at] !== MARKER) at = bytes.indexOf(MARKER, at);
  }
  return scans;
}
