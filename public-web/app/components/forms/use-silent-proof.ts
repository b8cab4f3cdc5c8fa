import { useRef } from 'react';
import { offerProof } from './offer-captcha';

/** How long a form waits for its proof: without one it is sent all the same, and only its receipt is not written. */
const PATIENCE_MS = 15_000;
/** A proof that is about to expire is not good for the way. */
const MARGIN_MS = 60_000;

type Proof = { answer: string; expiresAt: number | undefined };

async function workOut(apiUrl: string): Promise<Proof | undefined> {
  try {
    const [offer, { solveCaptcha }] = await Promise.all([
      offerProof(apiUrl, AbortSignal.timeout(PATIENCE_MS)),
      import('./solve-captcha'),
    ]);
    return await solveCaptcha(offer);
  } catch {
    return undefined;
  }
}

function isGood(proof: Proof | undefined): proof is Proof {
  return proof !== undefined && (proof.expiresAt === undefined || proof.expiresAt - MARGIN_MS > Date.now());
}

/** A proof of work that nobody sees, begun with the first thing that is typed. */
export function useSilentProof(apiUrl: string, wanted: boolean) {
  const begun = useRef<Promise<Proof | undefined>>(undefined);

  function begin() {
    if (wanted) begun.current ??= workOut(apiUrl);
  }

  /** The proof, which is good once; nothing where there is none. */
  async function take(): Promise<string | undefined> {
    if (!wanted) return undefined;
    const earlier = begun.current;
    begun.current = undefined;
    const patience = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
    const proof = async () => {
      const first = await earlier;
      return isGood(first) ? first : workOut(apiUrl);
    };
    return (await Promise.race([proof(), patience]))?.answer;
  }

  return { begin, take };
}
