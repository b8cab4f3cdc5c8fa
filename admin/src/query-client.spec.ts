import { HttpError } from 'ra-core';
import { expect, test } from 'vitest';
import { changing, queryClient, shouldRetry } from './query-client.js';

test('what could not be reached is asked for once more', () => {
  const unreachable = new HttpError('', 0);
  expect([0, 1, 2].map((failures) => shouldRetry(failures, unreachable))).toEqual([true, false, false]);
});

test('an answer is not asked for again, nor is what is no failure of a request', () => {
  for (const status of [400, 401, 404, 409, 500, 502]) expect(shouldRetry(0, new HttpError('', status))).toBe(false);
  expect(shouldRetry(0, new TypeError('a mistake of ours'))).toBe(false);
});

test('a change, or one that the API refuses, makes stale what it names, and one that never arrived nothing', async () => {
  const isStale = () => ['eventos', 'equipa'].map((name) => queryClient.getQueryState([name])?.isInvalidated);
  const fill = () => ['eventos', 'equipa'].forEach((name) => queryClient.setQueryData([name], name));
  fill();
  await expect(changing([['eventos']], Promise.resolve('feito'))).resolves.toBe('feito');
  expect(isStale()).toEqual([true, false]);
  for (const status of [0, 401, 404, 409]) {
    fill();
    await expect(changing([['eventos']], Promise.reject(new HttpError('', status)))).rejects.toMatchObject({ status });
    expect(isStale()).toEqual([status > 401, false]);
  }
});
