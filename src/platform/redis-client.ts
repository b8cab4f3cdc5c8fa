import { Logger } from '@nestjs/common';
import type { Redis, RedisOptions } from 'ioredis';

const CONNECT_TIMEOUT_MS = 2_000;
const MAX_RETRY_MS = 2_000;
const logger = new Logger('Redis');
let complained = false;

/**
 * A connection to Redis, which may come and go: that it is away is said once, until one of ours is there again. Few have
 * Redis, and its client is a good part of what a start loads, so it is loaded with the first connection.
 */
export async function redisClient(url: string, options: RedisOptions): Promise<Redis> {
  const { Redis } = await import('ioredis');
  const client = new Redis(url, {
    connectTimeout: CONNECT_TIMEOUT_MS,
    retryStrategy: (attempt) => Math.min(attempt * 100, MAX_RETRY_MS),
    ...options,
  });
  client.on('ready', () => (complained = false));
  client.on('error', (error) => {
    if (!complained) logger.warn({ redis: error.message });
    complained = true;
  });
  return client;
}
