import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Observable } from 'rxjs';
import { AuditInterceptor } from '../audit/audit.interceptor.js';
import { KeptAnswersInterceptor } from '../cache/kept-answers.interceptor.js';
import { JsonBodyInterceptor } from '../http/json-body.interceptor.js';
import { PageInterceptor } from '../lists/page.interceptor.js';
import { VisitorsViewInterceptor } from './visitors-view.interceptor.js';

/**
 * What every request passes through between its guards and its handler, as one interceptor of Nest's: around each one
 * it puts promises, observables and a scope of their own, on every request, also where the interceptor has nothing to do.
 */
@Injectable()
export class PipelineInterceptor implements NestInterceptor {
  constructor(
    private readonly body: JsonBodyInterceptor,
    private readonly kept: KeptAnswersInterceptor,
    private readonly view: VisitorsViewInterceptor,
    private readonly page: PageInterceptor,
    private readonly audit: AuditInterceptor,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const audited = { handle: () => this.audit.intercept(context, next) };
    const paged = { handle: () => this.page.intercept(context, audited) };
    const viewed = { handle: () => this.view.intercept(context, paged) };
    const kept = { handle: () => this.kept.intercept(context, viewed) };
    return this.body.intercept(context, kept);
  }
}
