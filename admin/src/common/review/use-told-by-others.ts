import { useQuery } from '@tanstack/react-query';
import type { Fotografia } from '../../api-types.js';
import { reviewCalls } from '../../data-provider/review-calls.js';
import { runtimeConfig } from '../../runtime-config.js';
import { isDescribed, isHidden, pictureWords } from '../pictures/picture-words.js';
import { storedNameOf } from '../pictures/use-fotografia.js';
import type { Finding, Leading } from './reviewed.js';

/** The most links that the API checks in one call. */
const MOST_LINKS = 30;
const FRESH_MS = 300_000;
const UNAUTHORISED: readonly Fotografia['estado'][] = ['semAutorizacao', 'caducada'];

/** Pages, here and elsewhere; a mailbox cannot be looked at, and a file of ours is looked for when it is saved. */
const isPage = (url: string): boolean =>
  /^https?:|^\/(?!uploads\/|\/)/.test(url) && !url.startsWith(runtimeConfig.apiUrl);

/** The addresses that lead nowhere, as far as the API can tell. */
export function useDeadLinks(links: readonly Leading[]): Finding[] {
  const urls = [...new Set(links.map(({ url }) => url).filter(isPage))].sort().slice(0, MOST_LINKS);
  const { data = [] } = useQuery({
    queryKey: ['ligacoes', urls],
    queryFn: () => reviewCalls.deadLinks(urls),
    enabled: urls.length > 0,
    staleTime: FRESH_MS,
    retry: false,
  });
  return links.flatMap(({ source, label, url }) => {
    const dead = data.find(({ ligacao }) => ligacao === url);
    return dead === undefined
      ? []
      : [{ source, label, words: `A ligação ${url} não leva a lado nenhum. ${dead.problema}` }];
  });
}

const UNDESCRIBED = 'Falta o texto alternativo: diga o que a imagem mostra, ou que é decorativa.';

/**
 * The pictures that visitors do not see, and those of which nobody has said what they show. One of children without its
 * authorisation is not published, nor one without a description; what another site's shows nobody can say here.
 */
export function usePictures(pictures: readonly Leading[]): Finding[] {
  const named = pictures.map((picture) => ({
    ...picture,
    nome: storedNameOf(picture.url.startsWith('/') ? runtimeConfig.apiUrl + picture.url : picture.url),
  }));
  const ids = [...new Set(named.flatMap(({ nome }) => (nome === null ? [] : [nome])))].sort();
  const { data } = useQuery({
    queryKey: ['fotografias', 'review', ids],
    queryFn: () => reviewCalls.pictures(ids),
    enabled: ids.length > 0,
    retry: false,
  });
  return named.flatMap(({ source, label, nome, isDescribed: isSaidThere = false }): Finding[] => {
    if (data === undefined || nome === null) return [];
    const known = data.find(({ id }) => id === nome);
    const findings: Finding[] = [];
    if (known !== undefined && isHidden(known)) {
      const stops = UNAUTHORISED.includes(known.estado) ? ({ stops: true } as const) : {};
      findings.push({ source, label, words: `${pictureWords(known)}.`, ...stops });
    }
    if (!isSaidThere && !isDescribed(known)) findings.push({ source, label, words: UNDESCRIBED, stops: true });
    return findings;
  });
}
