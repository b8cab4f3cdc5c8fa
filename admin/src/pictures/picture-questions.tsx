import { Box, Button, Paper, Typography } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { calls } from '../data-provider/calls.js';
import type { Arrival } from '../data-provider/upload-files.js';
import { uploadedFile } from '../data-provider/uploaded-file.js';
import { palette } from '../theme/palette.js';
import { Row, Stack } from '../common/stack.js';
import { useOneAtATime } from '../common/use-one-at-a-time.js';
import { PictureQuestion } from './picture-question.js';
import { PictureState } from './picture-state.js';
import { isHidden } from './picture-words.js';
import { Thumbnail } from './thumbnail.js';
import { storedNameOf, useFotografia } from './use-fotografia.js';

interface PictureQuestionsProps {
  /** The files that have just come, or been chosen; of documents nothing is asked. */
  readonly arrivals: readonly Arrival[];
  /** Whether the alternative text is asked for here, and not elsewhere on the screen. */
  readonly isAltAsked?: boolean;
  /** Told that one in the library is to be used instead of one that has come, which is taken back. */
  readonly onUse: (same: string, url: string) => void | Promise<void>;
  readonly onClose: () => void;
}

/** Asks what is to be known of the pictures that have just come or been chosen, where they were, and lets who has no time go on. */
export function PictureQuestions({ arrivals, isAltAsked = true, onUse, onClose }: PictureQuestionsProps) {
  const titleId = useId();
  const [kept, setKept] = useState<readonly string[]>([]);
  const group = useRef<HTMLDivElement>(null);
  // the button that chose the file was gone while the file was sent, and the focus with it
  useEffect(() => {
    if (document.activeElement === document.body) group.current?.focus({ preventScroll: true });
  }, []);
  const pictures = arrivals.flatMap((arrival) => {
    const nome = storedNameOf(arrival.url);
    return nome === null || uploadedFile(nome).tipo === 'pdf' ? [] : [{ ...arrival, nome }];
  });
  if (pictures.length === 0) return null;
  const shows = pictures.length === 1 ? 'O que mostra esta imagem?' : `O que mostram estas ${pictures.length} imagens?`;
  const made = pictures.length === 1 ? 'De quem é esta imagem?' : 'De quem são estas imagens?';
  return (
    <Paper
      ref={group}
      tabIndex={-1}
      variant="outlined"
      role="group"
      aria-labelledby={titleId}
      sx={{ p: { xs: 1.5, md: 2 }, my: 1.5, borderRadius: 2.5, borderColor: palette.violet.dark }}
    >
      <Typography id={titleId} variant="subtitle1">
        {isAltAsked ? shows : made}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        Diz-se uma vez e vale onde quer que a imagem apareça. O que escreve fica guardado.
      </Typography>
      <Stack gap={3}>
        {pictures.map(({ nome, url, same }) =>
          same === null || kept.includes(url) ? (
            <PictureQuestion key={nome} nome={nome} isAltAsked={isAltAsked} />
          ) : (
            <SamePicture
              key={nome}
              nome={nome}
              same={same}
              onUse={() => onUse(same, url)}
              onKeep={() => setKept([...kept, url])}
            />
          ),
        )}
      </Stack>
      <Box sx={{ display: 'flex', justifyContent: 'end', mt: 1 }}>
        <Button onClick={onClose}>Fechar as perguntas</Button>
      </Box>
    </Paper>
  );
}

interface SamePictureProps {
  /** The stored name of the one that has just come. */
  readonly nome: string;
  /** The address of the one that was there. */
  readonly same: string;
  readonly onUse: () => void | Promise<void>;
  readonly onKeep: () => void;
}

/** Asks whether the picture that the library has already is to be used, and takes back the one that has come then. */
function SamePicture({ nome, same, onUse, onKeep }: SamePictureProps) {
  const fotografia = useFotografia(storedNameOf(same) ?? '');
  const label = uploadedFile(nome).nome;
  const use = useOneAtATime(async () => {
    await calls.takeBackUpload(nome);
    await onUse();
  });
  return (
    <Row gap={2} role="group" aria-label={label} sx={{ alignItems: 'start' }}>
      <Thumbnail url={same} size={96} isHidden={isHidden(fotografia)} />
      <Stack gap={1} sx={{ flex: '1 1 14rem', minWidth: 0, justifyItems: 'start' }}>
        <Typography role="status" variant="subtitle1">
          Esta fotografia já existe na biblioteca: usar a que existe?
        </Typography>
        <PictureState fotografia={fotografia} />
        {fotografia?.alt && <Typography variant="body2">{fotografia.alt}</Typography>}
        <Row>
          <Button variant="contained" onClick={() => void use()} aria-label={`Usar a que existe: ${label}`}>
            Usar a que existe
          </Button>
          <Button onClick={onKeep} aria-label={`Ficar com as duas: ${label}`}>
            Ficar com as duas
          </Button>
        </Row>
      </Stack>
    </Row>
  );
}
