import { HttpError } from 'ra-core';

const TOO_BIG = 413;
const TOO_LATE = 408;
const TOO_MANY = 429;

/** Why something did not arrive, empty where nothing is known, and whether sending the same again may help. */
export function whyNotSent(error: unknown, isOnline = globalThis.navigator?.onLine ?? true) {
  if (!(error instanceof HttpError)) return { reason: '', canHelp: true };
  const { message } = error;
  const status = Number(error.status);
  if (status === 0) {
    return { reason: isOnline ? 'Não há ligação ao servidor.' : 'Está sem ligação à internet.', canHelp: true };
  }
  if (status === 401) return { reason: 'A sua sessão terminou: entre, e o envio continua.', canHelp: true };
  if (status === TOO_BIG) return { reason: message || 'O ficheiro é demasiado grande.', canHelp: false };
  return { reason: message, canHelp: status >= 500 || status === TOO_LATE || status === TOO_MANY };
}

const KEPT = 'O que escreveu não se perdeu';

/** Why a save was refused, for people. @param fallback what failed @param isTriedAgain whether it is saved again by itself */
export function failureSentence(error: unknown, fallback: string, isTriedAgain: boolean): string {
  if (!(error instanceof HttpError)) return fallback;
  const { message } = error;
  const status = Number(error.status);
  if (status === 401) return `A sua sessão terminou. ${KEPT}: entre, e guarda-se.`;
  if (status === 0) {
    const next = isTriedAgain ? '; tenta-se outra vez daqui a momentos' : '';
    return `${fallback} ${whyNotSent(error).reason} ${KEPT}${next}.`;
  }
  if (status === TOO_BIG) return `${fallback} É texto a mais para guardar de uma vez: encurte-o.`;
  return status < 500 && message !== '' ? `${fallback} ${message}` : fallback;
}
