import { describe, expect, it } from 'vitest';
import { openText, sealText } from './sealed-text.js';

const SECRET = 's'.repeat(32);
const PURPOSE = 'totp:7';
const TEXT = 'JBSWY3DPEHPK3PXP ção';

describe('a sealed text', () => {
  it('is read with the same secret and purpose, and looks different each time', () => {
    const sealed = sealText(SECRET, PURPOSE, TEXT);
    expect(openText(SECRET, PURPOSE, sealed)).toBe(TEXT);
    expect(sealed).not.toContain('JBSW');
    expect(sealText(SECRET, PURPOSE, TEXT)).not.toBe(sealed);
  });

  it('is not read with another secret or for another purpose', () => {
    const sealed = sealText(SECRET, PURPOSE, TEXT);
    expect(openText('t'.repeat(32), PURPOSE, sealed)).toBeUndefined();
    expect(openText(SECRET, 'totp:8', sealed)).toBeUndefined();
  });

  it('is not read where a byte of it was changed or cut off', () => {
    const bytes = Buffer.from(sealText(SECRET, PURPOSE, TEXT), 'base64url');
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(openText(SECRET, PURPOSE, changed.toString('base64url'))).toBeUndefined();
    }
    for (const length of [0, 11, 27, bytes.length - 1]) {
      expect(openText(SECRET, PURPOSE, bytes.subarray(0, length).toString('base64url'))).toBeUndefined();
    }
  });
});
