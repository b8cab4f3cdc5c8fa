import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Settings } from '../config/config.js';
import { Transactions } from '../database/transactions.js';
import { AfterAnswer } from './after-answer.js';
import { LoopDelay } from './loop-delay.js';
import { ReadsAtOnce } from './reads-at-once.js';
import { RateCount } from './rate-count.entity.js';
import { RateLimits } from './rate-limits.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([RateCount])],
  providers: [
    { provide: RateLimits, inject: [Settings, Transactions], useFactory: RateLimits.open },
    AfterAnswer,
    LoopDelay,
    ReadsAtOnce,
  ],
  exports: [AfterAnswer, RateLimits, LoopDelay, ReadsAtOnce],
})
export class AccessModule {}
