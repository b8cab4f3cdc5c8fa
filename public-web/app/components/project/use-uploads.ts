import { useEffect, useRef, useState } from 'react';
import { post } from '~/components/forms/post';
import { rejectionOf } from '~/components/forms/rejection';
import { project } from '~/content/project';
import { shrinkPicture } from './shrink-picture';

const FIRST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 30_000;

/** A file on its way. */
export interface Upload {
  id: number;
  name: string;
  /** Share that has gone, from 0 to 1. */
  share: number;
  /** Whether the way is broken and it goes again by itself. */
  isWaiting: boolean;
  /** Why it was not taken. */
  sentence?: string | undefined;
}

/**
 * Sends files one after the other. A broken connection, or an API that is busy, has a file sent again by itself: the API
 * knows one that it has.
 * @param url takes one file
 * @param onStored is told the name under which the API keeps a picture; none of a PDF
 */
export function useUploads(url: string, onStored: (file: File, nome: string | null) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef(Promise.resolve());
  const isOpen = useRef(true);
  const count = useRef(0);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  const change = (id: number, next: Partial<Upload>) =>
    setUploads((now) => now.map((upload) => (upload.id === id ? { ...upload, ...next } : upload)));
  const dismiss = (id: number) => setUploads((now) => now.filter((upload) => upload.id !== id));

  async function send(id: number, file: File): Promise<void> {
    const body = new FormData();
    body.set('ficheiro', /\.pdf$/i.test(file.name) ? file : await shrinkPicture(file));
    for (let retryMs = FIRST_RETRY_MS; isOpen.current; retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS)) {
      change(id, { isWaiting: false, share: 0 });
      const answer = await post(url, body, { onProgress: (share) => change(id, { share }) });
      if (answer?.status === 200) {
        dismiss(id);
        return onStored(file, (JSON.parse(answer.text) as { nome: string | null }).nome);
      }
      if (answer !== undefined && answer.status < 500 && answer.status !== 429) {
        const { sentence, byStatus } = rejectionOf(answer);
        return change(id, { sentence: sentence ?? byStatus ?? project.files.failure });
      }
      change(id, { isWaiting: true });
      await untilLater(retryMs);
    }
  }

  function add(files: readonly File[]) {
    for (const file of files) {
      const id = (count.current += 1);
      setUploads((now) => [...now, { id, name: file.name, share: 0, isWaiting: false }]);
      queue.current = queue.current.then(() => send(id, file));
    }
  }

  return { uploads, add, dismiss };
}

/** Waits for a time, or until the browser says that there is a connection again. */
function untilLater(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
    function done() {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    }
  });
}
