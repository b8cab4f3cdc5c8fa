import type { Response } from 'express';

/** Sends a file from disk, with ranges and conditional requests; headers already set win over Express's own. */
export function sendFile(response: Response, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    response.sendFile(path, { cacheControl: false, dotfiles: 'allow' }, (error?: Error) => {
      // a client that goes away in the middle is no fault of ours
      if (error === undefined || response.headersSent) resolve();
      else reject(error);
    });
  });
}
