import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { review } from './review.js';
import type { Reviewed } from './reviewed.js';
import { goToField } from './go-to-field.js';
import { useDebouncedValue } from '../use-debounced-value.js';
import { useDeadLinks, usePictures } from './use-told-by-others.js';

interface ReviewListProps {
  readonly reviewed: (values: Readonly<Record<string, unknown>>) => readonly Reviewed[];
  /** Told whether anything keeps what is typed from being published. */
  readonly onStop: (isStopped: boolean) => void;
}

/** Typing is not interrupted. */
const SETTLED_MS = 600;

/** Lists the findings that a reader would stumble on, each with a way to its field. */
export default function ReviewList({ reviewed, onStop }: ReviewListProps) {
  const box = useRef<HTMLDivElement>(null);
  const [now] = useState(() => new Date());
  const typed = useDebouncedValue(JSON.stringify(useWatch()), SETTLED_MS);
  const { findings, links, pictures } = useMemo(() => {
    const values = JSON.parse(typed) as Readonly<Record<string, unknown>>;
    return review(reviewed(values), now);
  }, [reviewed, typed, now]);
  const dead = useDeadLinks(links);
  const told = [...usePictures(pictures), ...findings, ...dead];
  // the same of several photos of a field is said once
  const all = [...new Map(told.map((finding) => [`${finding.source} ${finding.words}`, finding])).values()];
  const isStopped = all.some(({ stops }) => stops === true);
  useEffect(() => {
    onStop(isStopped);
    return () => onStop(false);
  }, [onStop, isStopped]);
  return (
    <Box ref={box} className="inteiro" role="group" aria-label="Antes de publicar" sx={{ mt: 1 }}>
      <Typography variant="h3">Antes de publicar</Typography>
      {all.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          Nada a assinalar.
        </Typography>
      )}
      {all.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
          {all.map(({ source, label, words, stops }) => (
            <li key={`${source} ${words}`}>
              <Link
                component="button"
                type="button"
                sx={{ fontWeight: 700, verticalAlign: 'baseline' }}
                onClick={() => goToField(box.current?.closest('form') ?? null, source)}
              >
                {label}
              </Link>
              : {words}
              {stops === true && ' Não pode ser publicado assim.'}
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}
