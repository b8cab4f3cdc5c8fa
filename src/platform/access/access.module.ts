import { Global, Module } from '@nestjs/common';
import { LoopDelay } from './loop-delay.js';
import { ReadsAtOnce } from './reads-at-once.js';
import { RateLimits } from './rate-limits.js';

@Global()
@Module({ providers: [RateLimits, LoopDelay, ReadsAtOnce], exports: [RateLimits, LoopDelay, ReadsAtOnce] })
export class AccessModule {}
