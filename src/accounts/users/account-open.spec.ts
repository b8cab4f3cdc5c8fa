import { describe, expect, it } from '@jest/globals';
import { isAccountOpen } from '../account/user.entity.js';

const open = (ativo: boolean, ultimoDia: string | null, now: string) =>
  isAccountOpen({ ativo, ultimoDia }, new Date(now));

describe('an account', () => {
  it('is open while it is switched on', () => {
    expect([open(true, null, '2026-06-05T12:00:00Z'), open(false, null, '2026-06-05T12:00:00Z')]).toEqual([
      true,
      false,
    ]);
  });

  it('is open to the end of its last day in Lisbon, and no longer', () => {
    expect(open(true, '2026-06-05', '2026-06-04T12:00:00Z')).toBe(true);
    expect(open(true, '2026-06-05', '2026-06-05T22:59:59.999Z')).toBe(true);
    expect(open(true, '2026-06-05', '2026-06-05T23:00:00Z')).toBe(false);
    expect(open(true, '2026-12-31', '2027-01-01T00:00:00Z')).toBe(false);
    expect(open(false, '2026-06-05', '2026-06-04T12:00:00Z')).toBe(false);
  });
});
