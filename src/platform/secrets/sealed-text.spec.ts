import { describe, expect, it } from '@jest/globals';
import { openText, sealText } from './sealed-text.js';
import { Secrets } from './secrets.js';

const EARLIER = 'e'.repeat(32);
const SECRET = new Secrets(['s'.repeat(32)]);
const ROTATED = new Secrets(['n'.repeat(32), 's'.repeat(32)]);
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
    expect(openText(new Secrets([EARLIER]), PURPOSE, sealed)).toBeUndefined();
    expect(openText(SECRET, 'totp:8', sealed)).toBeUndefined();
  });

  it('is not read where a byte of it was changed or cut off', () => {
    const [kid = '', content = ''] = sealText(SECRET, PURPOSE, TEXT).split('.');
    const bytes = Buffer.from(content, 'base64url');
    const open = (some: Buffer) => openText(SECRET, PURPOSE, `${kid}.${some.toString('base64url')}`);
    expect(open(bytes)).toBe(TEXT);
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(open(changed)).toBeUndefined();
    }
    for (const length of [0, 11, 27, bytes.length - 1]) {
      expect(open(bytes.subarray(0, length))).toBeUndefined();
    }
  });

  it('stays readable when there is a newer secret, and names the one that it was sealed with', () => {
    const sealed = sealText(SECRET, PURPOSE, TEXT);
    expect(openText(ROTATED, PURPOSE, sealed)).toBe(TEXT);
    const newer = sealText(ROTATED, PURPOSE, TEXT);
    expect(newer.split('.')[0]).not.toBe(sealed.split('.')[0]);
    expect(openText(ROTATED, PURPOSE, newer)).toBe(TEXT);
    expect(openText(SECRET, PURPOSE, newer)).toBeUndefined();
    expect(openText(ROTATED, PURPOSE, `outro.${newer.split('.')[1]}`)).toBeUndefined();
  });

  it('stays readable where it was sealed before it named its secret, also after a rotation', () => {
    // made by the version before, with 's' 32 times
    const before = 'EDpb1EWR_5Mb51PXgzOipCKQSIIr2WFy2S2sCvwahLHYt079G9cT1NwLW5uiBxStbzA';
    expect(openText(SECRET, PURPOSE, before)).toBe(TEXT);
    expect(openText(ROTATED, PURPOSE, before)).toBe(TEXT);
    expect(openText(new Secrets([EARLIER]), PURPOSE, before)).toBeUndefined();
  });
});
