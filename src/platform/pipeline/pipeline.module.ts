import { type CallHandler, type ExecutionContext, Injectable, Module, type NestInterceptor } from '@nestjs/common';
import type { Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { auditRequest, type AuthenticatedRequest } from '../access/access.decorator.js';
import { JsonBodyInterceptor } from '../http/json-body.interceptor.js';
import { answerPage } from '../lists/list-spec.js';
import { VisitorsView } from './visitors-view.js';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { ContentVersions } from '../cache/content-versions.js';
import { KeptAnswers } from '../cache/kept-answers.js';
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
    private readonly kept: KeptAnswers,
    private readonly view: VisitorsView,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return from(this.answer(context, next));
  }

  private async answer(context: ExecutionContext, next: CallHandler): Promise<unknown> {
    await this.body.intercept(context);
    return this.kept.intercept(context, async () => {
      const made = await auditRequest(context, () => lastValueFrom(next.handle()));
      return this.reduceForVisitors(context, answerPage(context, made));
    });
  }

  /** Reduces an answer to a visitor who has not signed in to the parts that visitors may see. */
  private async reduceForVisitors(context: ExecutionContext, whole: unknown): Promise<unknown> {
    const http = context.switchToHttp();
    if (http.getRequest<AuthenticatedRequest>().userId !== undefined) return whole;
    const { answer, until } = await this.view.reduce(whole);
    if (until !== undefined) {
      // only our own kept answer ends at that moment: other caches have to ask each time, because theirs may end before
      http.getResponse<Response>().setHeader('Expires', until.toUTCString()).setHeader('Cache-Control', 'no-cache');
    }
    return answer;
  }
}

/** The limits, bodies and kept answers that every request meets on its way, and those who follow it. */
@Module({
  controllers: [VersoesController],
  providers: [
    ContentVersions,
    VersionsSubscriber,
    VersionStreams,
    KeptAnswers,
    AnsweredRequests,
    RequestBodies,
    JsonBodyInterceptor,
    { provide: APP_INTERCEPTOR, useClass: PipelineInterceptor },
  ],
  exports: [AnsweredRequests, ContentVersions, KeptAnswers],
})
export class PipelineModule {}
