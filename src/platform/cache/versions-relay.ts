import type { Redis } from 'ioredis';
import { redisClient } from '../redis-client.js';

const CHANNEL = 'dfc:content-versions';

/** Tells the other processes over Redis that something has changed, and hears it from them. Redis may come and go. */
export class VersionsRelay {
  private constructor(
    private readonly speaker: Redis,
    private readonly listener: Redis,
  ) {}

  /** @param heard called when another process has changed something, and when that may have been missed */
  static async open(url: string, heard: () => void): Promise<VersionsRelay> {
    // a word that cannot be said now is not worth saying later
    const speaker = await redisClient(url, { maxRetriesPerRequest: null, enableOfflineQueue: false });
    // the client's own way to subscribe again leaves a rejection that nobody handles where it is closed meanwhile
    const listener = await redisClient(url, { maxRetriesPerRequest: null, autoResubscribe: false });
    listener.on('message', heard);
    listener.on('ready', () => {
      listener.subscribe(CHANNEL).then(heard, () => undefined);
    });
    return new VersionsRelay(speaker, listener);
  }

  tell(): void {
    this.speaker.publish(CHANNEL, '').catch(() => undefined);
  }

  close(): void {
    this.speaker.disconnect();
    this.listener.disconnect();
  }
}
