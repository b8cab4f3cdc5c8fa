import { Logger } from '@nestjs/common';
import { Redis } from 'ioredis';

const CHANNEL = 'dfc:content-versions';
const CONNECT_TIMEOUT_MS = 2_000;
const MAX_RETRY_MS = 2_000;

/** Tells the other processes over Redis that something has changed, and hears it from them. Redis may come and go. */
export class VersionsRelay {
  private readonly logger = new Logger('Redis');
  private readonly speaker: Redis;
  private readonly listener: Redis;
  private complained = false;

  /** @param heard called when another process has changed something, and when that may have been missed */
  constructor(url: string, heard: () => void) {
    const options = {
      connectTimeout: CONNECT_TIMEOUT_MS,
      maxRetriesPerRequest: null,
      retryStrategy: (attempt: number) => Math.min(attempt * 100, MAX_RETRY_MS),
    };
    // a word that cannot be said now is not worth saying later
    this.speaker = new Redis(url, { ...options, enableOfflineQueue: false });
    this.listener = new Redis(url, options);
    this.listener.on('message', heard);
    // subscribed to by itself at every further connection
    this.listener.subscribe(CHANNEL).then(heard, () => undefined);
    this.listener.on('ready', () => {
      this.complained = false;
      heard();
    });
    for (const client of [this.speaker, this.listener]) client.on('error', (error) => this.complain(error));
  }

  tell(): void {
    this.speaker.publish(CHANNEL, '').catch(() => undefined);
  }

  close(): void {
    this.speaker.disconnect();
    this.listener.disconnect();
  }

  private complain(error: Error): void {
    if (!this.complained) this.logger.warn({ redis: error.message });
    this.complained = true;
  }
}
