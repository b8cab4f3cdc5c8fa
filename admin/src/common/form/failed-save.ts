import { HttpError } from 'ra-core';
import { whyNotSent } from '../why-not-sent.js';

const KEPT = 'O que escreveu não se perdeu';

/**
 * Why a save was refused, for the person.
 * @param fallback what is said first: what did not work
 * @param isTriedAgain whether it is tried again by itself once the server can be reached
 */
export function failureSentence(error: unknown, fallback: string, isTriedAgain: boolean): string {
  if (!(error instanceof HttpError)) return fallback;
  const { message } = error;
  const status = Number(error.status);
  if (status === 401) return `A sua sessão terminou. ${KEPT}: entre, e guarda-se.`;
  if (status === 0) {
    const next = isTriedAgain ? '; tenta-se outra vez daqui a momentos' : '';
    return `${fallback} ${whyNotSent(error).reason} ${KEPT}${next}.`;
  }
  if (status === 413) return `${fallback} É texto a mais para guardar de uma vez: encurte-o.`;
  return status < 500 && message !== '' ? `${fallback} ${message}` : fallback;
}
