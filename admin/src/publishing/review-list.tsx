import { Box } from '@mui/material';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Fotografia } from '../api-types.js';
import { api } from '../data-provider/api.js';
import { FieldLink } from '../common/form/field-link.js';
import { useDebouncedValues } from '../common/form/use-debounced-values.js';
import { Note } from '../common/parts.js';
import { runtimeConfig } from '../runtime-config.js';
import {
  fotografiaQuery,
  isDescribed,
  isHidden,
  pictureWords,
  storedNameOf,
  wholeAddress,
} from '../pictures/picture.js';
import { type Finding, type Leading, review, type Reviewed } from './review.js';

interface ReviewListProps {
  readonly reviewed: (values: Readonly<Record<string, unknown>>) => readonly Reviewed[];
  /** Whether a field that is needed is empty, which is said beside this list. */
  readonly isIncomplete: boolean;
  /** The id of the list of what keeps it from being published. */
  readonly stopsId: string;
  /** Told of the first field that keeps what is typed from being published, and why. */
  readonly onStop: (words: string | undefined) => void;
}

/** Typing is not interrupted. */
const DEBOUNCE_MS = 600;

export default function ReviewList({ reviewed, isIncomplete, stopsId, onStop }: ReviewListProps) {
  const [now] = useState(() => new Date());
  const values = useDebouncedValues(DEBOUNCE_MS);
  const fields = useMemo(() => reviewed(values), [reviewed, values]);
  const { findings, links, pictures } = useMemo(() => review(fields, now), [fields, now]);
  const placeOf = ({ source }: Finding): number => fields.findIndex((field) => field.source === source);
  const found: Finding[] = [...usePictures(pictures), ...findings, ...useDeadLinks(links)];
  found.sort((one, other) => placeOf(one) - placeOf(other));
  // the same of several photos of a field is said once
  const all = [...new Map(found.map((finding) => [`${finding.source} ${finding.words}`, finding])).values()];
  const stops = all.filter((finding) => finding.stops === true);
  const stopped = stops[0] && `${stops[0].label}: ${stops[0].words}`;
  useEffect(() => {
    onStop(stopped);
    return () => onStop(undefined);
  }, [onStop, stopped]);
  const needed = all.filter((finding) => finding.isNeeded === true);
  const hints = all.filter((finding) => finding.stops !== true && finding.isNeeded !== true);
  if (all.length === 0 && isIncomplete) return null;
  return (
    <Box role="group" aria-label="Antes de publicar" sx={{ maxHeight: '25vh', overflowY: 'auto', typography: 'body2' }}>
      {all.length === 0 && <Note>Antes de publicar: nada a assinalar.</Note>}
      {stops.length > 0 && <Findings id={stopsId} findings={stops} end=" Não pode ser publicado assim." />}
      {needed.length > 0 && <Findings findings={needed} />}
      {hints.length > 0 && (
        <details>
          <summary>Antes de publicar: {hints.length === 1 ? '1 sugestão' : `${hints.length} sugestões`}</summary>
          <Findings findings={hints} />
        </details>
      )}
    </Box>
  );
}

interface FindingsProps {
  readonly id?: string;
  readonly findings: readonly Finding[];
  readonly end?: string;
}

function Findings({ id, findings, end = '' }: FindingsProps) {
  return (
    <ul id={id}>
      {findings.map(({ source, label, words }) => (
        <li key={`${source} ${words}`}>
          <FieldLink source={source} sx={{ fontWeight: 700, verticalAlign: 'baseline' }}>
            {label}
          </FieldLink>
          : {words}
          {end}
        </li>
      ))}
    </ul>
  );
}

/** The most links that the API checks in one call. */
const MOST_LINKS = 30;

const FRESH_MS = 300_000;

const UNAUTHORISED: readonly Fotografia['estado'][] = ['semAutorizacao', 'caducada'];

/** Pages, here and elsewhere; a mailbox cannot be looked at, and a file of ours is looked for when it is saved. */
const isPage = (url: string): boolean =>
  /^https?:|^\/(?!uploads\/|\/)/.test(url) && !url.startsWith(runtimeConfig.apiUrl);

function useDeadLinks(links: readonly Leading[]): Finding[] {
  const urls = [...new Set(links.map(({ url }) => url).filter(isPage))].sort().slice(0, MOST_LINKS);
  const { data = [] } = useQuery({
    queryKey: ['ligacoes', urls],
    queryFn: () => api.POST('/api/ligacoes', { ligacoes: urls }),
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
function usePictures(pictures: readonly Leading[]): Finding[] {
  const named = pictures.map((picture) => ({ ...picture, nome: storedNameOf(wholeAddress(picture.url)) }));
  const ids = [...new Set(named.flatMap(({ nome }) => nome ?? []))];
  const found = useQueries({ queries: ids.map(fotografiaQuery) });
  return named.flatMap(({ source, label, nome, isDescribed: isSaidThere = false }): Finding[] => {
    const data = nome === null ? undefined : found[ids.indexOf(nome)]?.data;
    if (data === undefined) return [];
    const known = data ?? undefined;
    const findings: Finding[] = [];
    if (known !== undefined && isHidden(known)) {
      const stops = UNAUTHORISED.includes(known.estado) ? ({ stops: true } as const) : {};
      findings.push({ source, label, words: `${pictureWords(known)}.`, ...stops });
    }
    if (!isSaidThere && !isDescribed(known)) findings.push({ source, label, words: UNDESCRIBED, stops: true });
    return findings;
  });
}
