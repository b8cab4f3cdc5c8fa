import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';
import type { Page } from './page.js';

/** Answers a page with its rows in their wire form and sets `Content-Range: <resource> <from>-<to>/<total>`. */
export class PageInterceptor<Row> implements NestInterceptor<Page<Row>, unknown[]> {
  constructor(
    private readonly resource: string,
    private readonly toWire: (row: Row) => unknown,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler<Page<Row>>): Observable<unknown[]> {
    const response = context.switchToHttp().getResponse<Response>();
    return next.handle().pipe(
      map(({ rows, from, total }) => {
        const span = rows.length === 0 ? '*' : `${from}-${from + rows.length - 1}`;
        response.setHeader('Content-Range', `${this.resource} ${span}/${total}`);
        return rows.map(this.toWire);
      }),
    );
  }
}
