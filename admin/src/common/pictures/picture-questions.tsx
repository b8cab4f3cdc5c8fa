import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { Arrival } from '../../data-provider/upload-files.js';
import { uploadedFile } from '../../data-provider/uploaded-file.js';
import { palette } from '../../theme/palette.js';
import { PictureQuestion } from './picture-question.js';
import { SamePicture } from './same-picture.js';
import { storedNameOf } from './use-fotografia.js';

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
  const pictures = arrivals.flatMap((arrival) => {
    const nome = storedNameOf(arrival.url);
    return nome === null || uploadedFile(nome).tipo === 'pdf' ? [] : [{ ...arrival, nome }];
  });
  if (pictures.length === 0) return null;
  const shows = pictures.length === 1 ? 'O que mostra esta imagem?' : `O que mostram estas ${pictures.length} imagens?`;
  const made = pictures.length === 1 ? 'De quem é esta imagem?' : 'De quem são estas imagens?';
  return (
    <Paper
      variant="outlined"
      role="group"
      aria-labelledby={titleId}
      sx={{ p: { xs: 1.5, md: 2 }, my: 1.5, borderRadius: 2.5, borderColor: palette.violet.dark }}
    >
      <Typography id={titleId} variant="body1" sx={{ fontWeight: 700 }}>
        {isAltAsked ? shows : made}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        Diz-se uma vez e vale onde quer que a imagem apareça. O que escreve fica guardado.
      </Typography>
      <Box sx={{ display: 'grid', gap: 3 }}>
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
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'end', mt: 1 }}>
        <Button onClick={onClose}>Fechar as perguntas</Button>
      </Box>
    </Paper>
  );
}
