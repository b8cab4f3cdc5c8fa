import { Global, Module } from '@nestjs/common';
import { Settings } from '../config/config.js';
import { Transactions } from '../database/transactions.js';
import { AfterAnswer } from './after-answer.js';
import { LoopDelay } from './loop-delay.js';
import { RateLimits } from './rate-limits.js';
import { ReadsAtOnce } from './reads-at-once.js';

/** Decides who is served. It stands apart from the pipeline: modules end in turn, and what follows an answer may write mail. */
@Global()
@Module({
  providers: [
    { provide: RateLimits, inject: [Settings, Transactions], useFactory: RateLimits.open },
    AfterAnswer,
    LoopDelay,
    ReadsAtOnce,
  ],
  exports: [AfterAnswer, RateLimits, LoopDelay, ReadsAtOnce],
})
export class AccessModule {}
