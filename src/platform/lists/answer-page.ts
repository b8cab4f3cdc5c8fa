import type { Response } from 'express';
import type { Page } from './find-page.js';

/** Sets `Content-Range: <recurso> <from>-<to>/<total>` and gives the rows in their wire form. */
export function answerPage<Row, Wire>(
  response: Response,
  resource: string,
  page: Page<Row>,
  toWire: (row: Row) => Wire,
): Wire[] {
  const span = page.rows.length === 0 ? '*' : `${page.from}-${page.from + page.rows.length - 1}`;
  response.setHeader('Content-Range', `${resource} ${span}/${page.total}`);
  return page.rows.map(toWire);
}
