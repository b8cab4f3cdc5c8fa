import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { AuditInterceptor } from '../audit/audit.interceptor.js';
import { CacheModule } from '../cache/cache.module.js';
import { JsonBodyInterceptor } from '../http/json-body.interceptor.js';
import { RequestBodies } from '../http/request-bodies.js';
import { AnsweredRequests } from '../requests/answered-requests.js';
import { PageInterceptor } from '../lists/page.interceptor.js';
import { PipelineInterceptor } from './pipeline.interceptor.js';
import { VisitorsViewInterceptor } from './visitors-view.interceptor.js';

/** The way of every request from its guards to its handler. */
@Module({
  imports: [CacheModule],
  providers: [
    AnsweredRequests,
    RequestBodies,
    JsonBodyInterceptor,
    VisitorsViewInterceptor,
    PageInterceptor,
    AuditInterceptor,
    { provide: APP_INTERCEPTOR, useClass: PipelineInterceptor },
  ],
  exports: [AnsweredRequests],
})
export class PipelineModule {}
