import { useEvent } from 'ra-core';
import { useContext, useEffect, useState } from 'react';
import { uploadInput } from '@contract/limits/upload-input';
import type { Arrival } from '../data-provider/upload-files.js';
import { FormContext } from '../common/form/form-context.js';
import { isTriedAgain, useTryAgain } from '../common/use-try-again.js';
import { whyNotSent } from '../common/why-not-sent.js';
import { useCalls } from '../common/use-read.js';

export interface FailedUpload {
  readonly sentence: string;
  readonly isWaiting: boolean;
  /** Sends them again now; left out where that would not help. */
  readonly retry?: () => void;
  readonly giveUp: () => void;
}

interface UploadOptions {
  /** The words while files are on their way. */
  readonly busyText: string;
  readonly failure: string;
  /** Takes what has arrived, once for all that were chosen together. @param all whether that is all of them */
  readonly onArrivals: (arrivals: readonly Arrival[], all: boolean) => void;
  /** Says the failure elsewhere than beside its reason, once and not for every try. */
  readonly onFailure?: (sentence: string) => void;
}

const { maxItems: MAX_AT_ONCE } = uploadInput.images;
const AGAIN = 'Tenta-se outra vez daqui a momentos.';
const sentencesOf = (...sentences: readonly string[]): string => sentences.filter((one) => one !== '').join(' ');

/**
 * Sends files in batches that the API takes, with progress. If the server cannot be reached, or the session has ended,
 * the files that have not arrived are sent again by themselves: a picture that arrived without an answer is recognised
 * as the same. After any other failure, a button sends them again where that may help. Until it is over, or given up, a
 * form around cannot be saved, nor left without a question.
 * @returns whether they are on their way, and the properties of their drop zone
 */
export function useUpload({ busyText, failure, onArrivals, onFailure }: UploadOptions) {
  const dataProvider = useCalls();
  const { tryAgain, forget } = useTryAgain();
  const [isUploading, setUploading] = useState(false);
  const [progress, setProgress] = useState(0);
  const [failed, setFailed] = useState<FailedUpload | null>(null);
  // the form may have changed by the time that the files arrive
  const take = useEvent(onArrivals);

  const send = async (files: readonly File[], arrived: readonly Arrival[], isFirst: boolean): Promise<void> => {
    forget();
    setFailed(null);
    setUploading(true);
    setProgress(arrived.length / files.length);
    const arrivals = [...arrived];
    try {
      for (let from = arrived.length; from < files.length; from += MAX_AT_ONCE) {
        const batch = files.slice(from, from + MAX_AT_ONCE);
        arrivals.push(
          ...(await dataProvider.upload(batch, (share) => setProgress((from + share * batch.length) / files.length))),
        );
      }
      take(arrivals, true);
    } catch (error) {
      const giveUp = (): void => {
        forget();
        setFailed(null);
        if (arrivals.length > 0) take(arrivals, false);
      };
      const again = (): void => void send(files, arrivals, false);
      const { reason, canHelp } = whyNotSent(error);
      const isWaiting = isTriedAgain(error);
      const said = onFailure === undefined ? failure : '';
      setFailed({
        sentence: sentencesOf(said, reason === failure ? '' : reason, isWaiting ? AGAIN : '') || failure,
        isWaiting,
        giveUp,
        ...(canHelp ? { retry: again } : {}),
      });
      if (isFirst) onFailure?.(sentencesOf(failure, reason));
      if (isWaiting) tryAgain(error, again);
    } finally {
      setUploading(false);
    }
  };

  const upload = (files: readonly File[]): void => {
    if (files.length === 0) return;
    failed?.giveUp();
    void send(files, [], true);
  };

  const hold = useContext(FormContext)?.holdForUpload;
  const isOnItsWay = isUploading || failed?.isWaiting === true;
  useEffect(() => (isOnItsWay ? hold?.() : undefined), [isOnItsWay, hold]);

  return {
    isUploading,
    isOnItsWay,
    zone: { busyText: isUploading ? busyText : null, progress, failed, onFiles: upload },
  };
}

/** Sends one picture. */
export const usePictureUpload = (onArrival: (arrival: Arrival) => void, busyText = 'A carregar imagem...') =>
  useUpload({
    busyText,
    failure: 'Falha no upload da imagem. Tente novamente.',
    onArrivals: ([arrival]) => arrival && onArrival(arrival),
  });
