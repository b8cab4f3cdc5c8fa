import { data } from 'react-router';
import { type ApiAnswer, askApi } from './ask-api.server';
import { logLine } from '~/lib/pages/log.server';

/** The API gives no more rows at once. */
const MAX_ROWS = 1_000;

type Query = Record<string, string | number | undefined>;

async function ask(path: string, query: Query): Promise<ApiAnswer> {
  const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  const parameters = new URLSearchParams(given).toString();
  const answer = await askApi(parameters === '' ? path : `${path}?${parameters}`).catch(() => undefined);
  if (!answer || (!answer.ok && answer.status !== 404 && answer.status !== 400)) throw data(null, { status: 503 });
  return answer;
}

/**
 * Reads one thing from the API on behalf of a page.
 * @throws a 404 answer when the API knows no such thing, a 503 answer when it cannot say
 */
export async function readApi<T>(path: string, query: Query = {}): Promise<T> {
  const response = await ask(path, query);
  // An id that is no id (400) names a thing that does not exist just as well.
  if (!response.ok) throw data(null, { status: 404 });
  return response.json() as T;
}

/**
 * Reads a list; one that the API does not keep holds nothing.
 * @throws a 503 answer when the API cannot say
 */
export async function readList<T>(path: string, query: Query = {}): Promise<T[]> {
  const response = await ask(path, query);
  return response.ok ? (response.json() as T[]) : [];
}

/** The first items of a list, and how many it has in all. */
export interface ListStart<T> {
  items: T[];
  total: number;
}

/**
 * Reads the first items of a list.
 * @throws a 503 answer when the API cannot say
 */
export async function readStart<T>(path: string, count: number, query: Query = {}): Promise<ListStart<T>> {
  return readPart(path, 0, count, query);
}

/**
 * Reads a list to its end, however long it is.
 * @throws a 503 answer when the API cannot say
 */
export async function readWhole<T>(path: string): Promise<T[]> {
  const whole: T[] = [];
  for (;;) {
    const { items, total } = await readPart<T>(path, whole.length, MAX_ROWS, {});
    whole.push(...items);
    if (items.length === 0 || whole.length >= total) return whole;
  }
}

async function readPart<T>(path: string, from: number, count: number, query: Query): Promise<ListStart<T>> {
  const response = await ask(path, { ...query, range: JSON.stringify([from, from + count - 1]) });
  if (!response.ok) return { items: [], total: 0 };
  const items = response.json() as T[];
  const total = /\/(\d+)$/.exec(response.headers['content-range'] ?? '')?.[1];
  return { items, total: total === undefined ? from + items.length : Number(total) };
}

/** Reads a list that a page can do without: undefined when it cannot be had, which the log tells. */
export async function readOptionalList<T>(path: string, query?: Query): Promise<T[] | undefined> {
  try {
    return await readList<T>(path, query);
  } catch {
    logLine('error', { unavailable: path }, 'Api');
    return undefined;
  }
}
