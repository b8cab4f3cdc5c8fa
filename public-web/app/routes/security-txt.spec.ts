import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loader } from './security-txt';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it.each(['2026-11-23', '2031-02-28', '2040-12-31'])(
  'security.txt is good for months when it is read on %s',
  async (day) => {
    vi.setSystemTime(day);
    const [, expires = ''] = /^Expires: (\S+Z)$/m.exec(await (await loader()).text()) ?? [];
    const days = (Date.parse(expires) - Date.parse(day)) / 86_400_000;
    expect(days).toBeGreaterThan(90);
    expect(days).toBeLessThan(365);
  },
);
