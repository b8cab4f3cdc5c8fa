import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { map, type Observable } from 'rxjs';

export interface Page<Row> {
  rows: Row[];
  from: number;
  total: number;
}

const PAGE = 'page';

interface PageAnswer<Row> {
  /** The unit of `Content-Range`. */
  resource: string;
  toWire: (row: Row) => unknown;
}

/** Marks a handler whose page is answered with its rows in their wire form. */
export const AnsweredAsPage = <Row>(answer: PageAnswer<Row>) => SetMetadata(PAGE, answer);

/** Answers a page with its rows in their wire form and sets `Content-Range: <resource> <from>-<to>/<total>`. */
@Injectable()
export class PageInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const answer = this.reflector.get<PageAnswer<unknown> | undefined>(PAGE, context.getHandler());
    if (answer === undefined) return next.handle();
    const response = context.switchToHttp().getResponse<Response>();
    return (next as CallHandler<Page<unknown>>).handle().pipe(
      map(({ rows, from, total }) => {
        const span = rows.length === 0 ? '*' : `${from}-${from + rows.length - 1}`;
        response.setHeader('Content-Range', `${answer.resource} ${span}/${total}`);
        return rows.map(answer.toWire);
      }),
    );
  }
}
