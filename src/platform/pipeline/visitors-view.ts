import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { mergeMap, type Observable, of } from 'rxjs';
import type { AuthenticatedRequest } from '../access/access.decorator.js';

export interface Seen {
  answer: unknown;
  /** The moment from which they see it otherwise without any change, if there is one. */
  until: Date | undefined;
}

/** Reduces answers to the parts that visitors may see; the wing of the files says which those are. */
export abstract class VisitorsView {
  /** @returns the answer without the rest: at once where there is nothing to look up */
  abstract of(answer: unknown): Seen | Promise<Seen>;
}

/** Reduces every answer to a visitor who has not signed in to the parts that visitors may see, on every route. */
@Injectable()
export class VisitorsViewInterceptor implements NestInterceptor {
  constructor(private readonly view: VisitorsView) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    if (http.getRequest<AuthenticatedRequest>().userId !== undefined) return next.handle();
    const show = ({ answer, until }: Seen) => {
      if (until !== undefined) endAt(until, http.getResponse<Response>());
      return answer;
    };
    return next.handle().pipe(
      mergeMap((whole: unknown) => {
        const seen = this.view.of(whole);
        return seen instanceof Promise ? seen.then(show) : of(show(seen));
      }),
    );
  }
}

/** Ends our kept answer at a moment. Other caches have to ask each time, because theirs may end before. */
function endAt(until: Date, response: Response): void {
  response.setHeader('Expires', until.toUTCString());
  response.setHeader('Cache-Control', 'no-cache');
}
