import { type CallHandler, type ExecutionContext, Injectable, Module, type NestInterceptor } from '@nestjs/common';
import type { Observable } from 'rxjs';
import { AuditInterceptor } from '../audit/audited.decorator.js';
import { KeptAnswersInterceptor } from '../cache/kept-answers.interceptor.js';
import { JsonBodyInterceptor } from '../http/json-body.interceptor.js';
import { PageInterceptor } from '../lists/page.js';
import { VisitorsViewInterceptor } from './visitors-view.js';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { ContentVersions } from '../cache/content-versions.js';
import { KeptAnswers } from '../cache/kept-answers.js';
import { SharedVersions } from '../cache/shared-versions.js';
import { VersionStreams, VersoesController } from '../cache/version-streams.js';
import { VersionsSubscriber } from '../cache/versions.subscriber.js';
import { RequestBodies } from '../http/read-body.js';
import { AnsweredRequests } from '../requests/answered-requests.js';

/**
 * The steps that every request passes through between its guards and its handler. They are one interceptor, because
 * Nest puts promises, observables and a scope around each one, on every request, even where it has nothing to do.
 */
@Injectable()
class PipelineInterceptor implements NestInterceptor {
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

@Module({
  controllers: [VersoesController],
  providers: [
    ContentVersions,
    SharedVersions,
    VersionsSubscriber,
    VersionStreams,
    KeptAnswers,
    KeptAnswersInterceptor,
    AnsweredRequests,
    RequestBodies,
    JsonBodyInterceptor,
    VisitorsViewInterceptor,
    PageInterceptor,
    AuditInterceptor,
    { provide: APP_INTERCEPTOR, useClass: PipelineInterceptor },
  ],
  exports: [AnsweredRequests, ContentVersions, KeptAnswers],
})
export class PipelineModule {}
