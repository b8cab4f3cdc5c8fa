import { Alert, Button, Checkbox, FormControlLabel, Paper, TextField, Typography } from '@mui/material';
import { useEffect, useId, useRef, useState } from 'react';
import { fotografiaInput } from '@contract/limits/fotografia-input';
import { calls } from '../data-provider/calls.js';
import type { Arrival } from '../data-provider/upload-files.js';
import { uploadedFile } from '../data-provider/uploaded-file.js';
import { palette } from '../theme/palette.js';
import { Note, Row, Stack } from '../common/parts.js';
import { DebouncedSaver } from '../common/debounced-saver.js';
import { useChange } from '../common/form/use-change.js';
import { useOneAtATime } from '../common/use-one-at-a-time.js';
import { isDescribed, PictureState, PictureThumbnail, storedNameOf, useFotografia } from './picture.js';
import { AltInputs, marksOf, type PictureMarks } from './description-fields.js';
import { PictureDialog } from './picture-dialog.js';
import { DialogButton } from '../common/titled-dialog.js';

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
  const arrived = arrivals.map(({ url }) => url).join(' ');
  // the button that chose the file was gone while the file was sent, and the focus with it
  useEffect(() => {
    if (document.activeElement === document.body) group.current?.focus({ preventScroll: true });
  }, [arrived]);
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
      <Note gutterBottom>Diz-se uma vez e vale onde quer que a imagem apareça. O que escreve fica guardado.</Note>
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
        <Row justifyContent="end">
          <Button onClick={onClose}>Fechar as perguntas</Button>
        </Row>
      </Stack>
    </Paper>
  );
}

interface SamePictureProps {
  readonly nome: string;
  /** The address of the one that was there. */
  readonly same: string;
  readonly onUse: () => void | Promise<void>;
  readonly onKeep: () => void;
}

function SamePicture({ nome, same, onUse, onKeep }: SamePictureProps) {
  const { fotografia } = useFotografia(storedNameOf(same) ?? '');
  const label = uploadedFile(nome).nome;
  const use = useOneAtATime(async () => {
    await calls.takeBackUpload(nome);
    await onUse();
  });
  return (
    <Row gap={2} role="group" aria-label={label} alignItems="start">
      <PictureThumbnail url={same} size={96} />
      <Stack gap={1} basis="14rem" justifyItems="start">
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

/** Asks what a picture that has just come shows, who made it and whether children can be recognised in it; what is typed is saved by itself. */
function PictureQuestion({ nome, isAltAsked }: { readonly nome: string; readonly isAltAsked: boolean }) {
  const { fotografia } = useFotografia(nome);
  const [typed, setTyped] = useState<Partial<PictureMarks>>({});
  const { state, change: save } = useChange();
  const [saver] = useState(
    () =>
      new DebouncedSaver<PictureMarks>(async (marks) => {
        await save(
          () => calls.PUT('/api/files/{id}', { id: nome }, marks),
          '',
          'Não foi possível guardar. Tente novamente.',
        );
      }),
  );
  useEffect(() => () => void saver.flush(), [saver]);
  const marks = { ...marksOf(fotografia), ...typed };
  const change = (changes: Partial<PictureMarks>): void => {
    setTyped({ ...typed, ...changes });
    saver.put(marksOf({ ...marks, ...changes }));
  };
  const label = uploadedFile(nome).nome;
  const authorise = fotografia?.vistaEm == null ? 'Registar' : 'Mudar';
  return (
    <Row
      gap={2}
      role="group"
      aria-label={label}
      onBlur={() => void saver.flush()}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        // Enter saves no form around
        event.preventDefault();
        void saver.flush();
      }}
      alignItems="start"
    >
      <PictureThumbnail url={uploadedFile(nome).url} size={96} />
      <Stack gap={1} basis="14rem">
        {isAltAsked && (
          <AltInputs
            alt={marks.alt}
            decorativa={marks.decorativa}
            helperText="O que a imagem mostra, para quem não a vê."
            onAlt={(alt) => change({ alt })}
            onDecorativa={(decorativa) => change({ decorativa })}
          />
        )}
        <TextField
          label="Crédito"
          fullWidth
          value={marks.credito}
          helperText="Quem fez a imagem. Opcional."
          onChange={({ target }) => change({ credito: target.value })}
          slotProps={{ htmlInput: { maxLength: fotografiaInput.credito.maxLength } }}
        />
        <FormControlLabel
          control={<Checkbox checked={marks.menores} onChange={(_event, checked) => change({ menores: checked })} />}
          label="Tem menores identificáveis"
        />
        {fotografia?.menores === true && (
          <Row>
            <PictureState fotografia={fotografia} />
            <DialogButton
              variant="outlined"
              aria-label={`${authorise} a autorização: ${label}`}
              dialog={(close) => {
                const leave = (): void => {
                  close();
                  setTyped({});
                };
                // what is being saved belongs to what the dialog begins with
                return !state.isSending && <PictureDialog nome={nome} label={label} onClose={leave} />;
              }}
            >
              {authorise} a autorização
            </DialogButton>
          </Row>
        )}
        <div role="status">
          {state.isDone && (
            <Note>
              {isAltAsked && !isDescribed(fotografia) ? 'Guardado. Falta dizer o que a imagem mostra.' : 'Guardado.'}
            </Note>
          )}
        </div>
        {state.error !== '' && <Alert severity="error">{state.error}</Alert>}
      </Stack>
    </Row>
  );
}
