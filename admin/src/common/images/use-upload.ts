import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';
import type { Arrival } from '../../data-provider/upload-files.js';
import { MAX_IMAGES_AT_ONCE } from './image-rules.js';

/** An upload in progress and what went wrong with the last. */
export interface Upload {
  readonly isUploading: boolean;
  readonly progress: number;
  readonly errors: readonly string[];
  /** Uploads files. @returns those that arrived */
  readonly upload: (files: readonly File[], rejected: readonly string[]) => Promise<Arrival[]>;
}

function sentenceOf(failure: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : '';
  return ['', failure].includes(reason) ? failure : `${failure} ${reason}`;
}

/**
 * Sends files in batches that the API takes, with progress.
 * @param failure the sentence when the upload fails
 * @param onFailure says it elsewhere than among the errors
 */
export function useUpload(failure: string, onFailure?: (sentence: string) => void): Upload {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const [isUploading, setUploading] = useState(false);
  const [progress, setProgress] = useState(0);
  const [errors, setErrors] = useState<readonly string[]>([]);

  const upload = async (files: readonly File[], rejected: readonly string[]): Promise<Arrival[]> => {
    setErrors(rejected);
    if (files.length === 0) return [];
    setUploading(true);
    setProgress(0);
    const arrivals: Arrival[] = [];
    try {
      for (let from = 0; from < files.length; from += MAX_IMAGES_AT_ONCE) {
        const batch = files.slice(from, from + MAX_IMAGES_AT_ONCE);
        arrivals.push(
          ...(await dataProvider.upload(batch, (share) => setProgress((from + share * batch.length) / files.length))),
        );
      }
    } catch (error) {
      const sentence = sentenceOf(failure, error);
      if (onFailure === undefined) setErrors([...rejected, sentence]);
      else onFailure(sentence);
    } finally {
      setUploading(false);
    }
    return arrivals;
  };

  return { isUploading, progress, errors, upload };
}
