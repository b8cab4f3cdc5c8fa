import { Global, Module } from '@nestjs/common';
import { LoopDelay } from './loop-delay.js';
import { RateLimits } from './rate-limits.js';

@Global()
@Module({ providers: [RateLimits, LoopDelay], exports: [RateLimits, LoopDelay] })
export class AccessModule {}
