import { Alert, Box, Button, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { fotografiaInput } from '@contract/limits/fotografia-input';
import type { Fotografia } from '../api-types.js';
import { calls } from '../data-provider/calls.js';
import { sentenceOf } from '../data-provider/field-errors.js';
import { uploadedFile } from '../data-provider/uploaded-file.js';
import { Row, Stack } from '../common/stack.js';
import { DebouncedSaver } from './debounced-saver.js';
import { type Description, descriptionOf, sentDescription } from './description-fields.js';
import { PictureDialog } from './picture-dialog.js';
import { PictureState } from './picture-state.js';
import { isDescribed, isHidden } from './picture-words.js';
import { Thumbnail } from './thumbnail.js';
import { useFotografia } from './use-fotografia.js';

interface PictureQuestionProps {
  /** The stored name of the picture. */
  readonly nome: string;
  /** Whether the alternative text is asked for here, and not elsewhere on the screen. */
  readonly isAltAsked: boolean;
}

/** Asks what a picture that has just come shows, who made it and whether children can be recognised in it; what is typed is saved by itself. */
export function PictureQuestion({ nome, isAltAsked }: PictureQuestionProps) {
  const { fotografia, answers, state, change, saveNow, forgetTyped } = usePictureAnswers(nome);
  const [isOpen, setOpen] = useState(false);
  const { alt, decorativa, credito, menores } = answers;
  const label = uploadedFile(nome).nome;
  const authorise = fotografia?.vistaEm == null ? 'Registar' : 'Mudar';
  return (
    <Row gap={2} role="group" aria-label={label} onBlur={saveNow} sx={{ alignItems: 'start' }}>
      <Thumbnail url={uploadedFile(nome).url} size={96} isHidden={isHidden(fotografia)} />
      <Stack gap={1} sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        {isAltAsked && (
          <>
            <TextField
              label="Texto alternativo"
              multiline
              fullWidth
              value={decorativa ? '' : alt}
              disabled={decorativa}
              helperText="O que a imagem mostra, para quem não a vê."
              onChange={({ target }) => change({ alt: target.value })}
              slotProps={{ htmlInput: { maxLength: fotografiaInput.alt.maxLength } }}
            />
            <FormControlLabel
              control={
                <Checkbox checked={decorativa} onChange={(_event, checked) => change({ decorativa: checked })} />
              }
              label="Decorativa: não diz nada que o texto não diga"
            />
          </>
        )}
        <TextField
          label="Crédito"
          fullWidth
          value={credito}
          helperText="Quem fez a imagem. Opcional."
          onChange={({ target }) => change({ credito: target.value })}
          // Enter saves no form around
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            saveNow();
          }}
          slotProps={{ htmlInput: { maxLength: fotografiaInput.credito.maxLength } }}
        />
        <FormControlLabel
          control={<Checkbox checked={menores} onChange={(_event, checked) => change({ menores: checked })} />}
          label="Tem menores identificáveis"
        />
        {fotografia?.menores === true && (
          <Row>
            <PictureState fotografia={fotografia} />
            <Button
              variant="outlined"
              onClick={() => setOpen(true)}
              aria-label={`${authorise} a autorização: ${label}`}
            >
              {authorise} a autorização
            </Button>
          </Row>
        )}
        <Box role="status">
          {state.kind === 'saved' && (
            <Typography variant="body2" color="text.secondary">
              {isAltAsked && !isDescribed(fotografia) ? 'Guardado. Falta dizer o que a imagem mostra.' : 'Guardado.'}
            </Typography>
          )}
        </Box>
        {state.kind === 'failed' && <Alert severity="error">{state.sentence}</Alert>}
      </Stack>
      {isOpen && state.kind !== 'saving' && (
        <PictureDialog
          nome={nome}
          label={label}
          fotografia={fotografia}
          onClose={() => {
            setOpen(false);
            forgetTyped();
          }}
        />
      )}
    </Row>
  );
}

/** The answers to the questions about a picture that has just been uploaded. */
type PictureAnswers = Pick<Description, 'alt' | 'decorativa' | 'credito'> & { readonly menores: boolean };

type SaveState =
  | { readonly kind: 'idle' | 'saving' | 'saved' }
  | { readonly kind: 'failed'; readonly sentence: string };

const SAVE_FAILURE = 'Não foi possível guardar. Tente novamente.';

/** Holds the answers about a picture and saves them in the background while they are typed. */
function usePictureAnswers(nome: string): {
  readonly fotografia: Fotografia | undefined;
  readonly answers: PictureAnswers;
  readonly state: SaveState;
  readonly change: (changes: Partial<PictureAnswers>) => void;
  readonly saveNow: () => void;
  /** Shows what is stored again. */
  readonly forgetTyped: () => void;
} {
  const fotografia = useFotografia(nome);
  const [typed, setTyped] = useState<Partial<PictureAnswers>>({});
  const [state, setState] = useState<SaveState>({ kind: 'idle' });
  const stored = descriptionOf(fotografia);
  const answers = { ...stored, menores: fotografia?.menores ?? false, ...typed };
  const [saver] = useState(
    () =>
      new DebouncedSaver<Parameters<typeof calls.markPicture>[1]>(async (marks) => {
        setState({ kind: 'saving' });
        try {
          await calls.markPicture(nome, marks);
          setState({ kind: 'saved' });
        } catch (error) {
          setState({ kind: 'failed', sentence: sentenceOf(error, SAVE_FAILURE) });
        }
      }),
  );
  useEffect(() => () => saver.flush(), [saver]);

  const change = (changes: Partial<PictureAnswers>): void => {
    const next = { ...answers, ...changes };
    setTyped({ ...typed, ...changes });
    const { vistaEm, vistaPor, ate } = fotografia ?? {};
    const seen = next.menores ? { vistaEm, vistaPor, ate } : {};
    saver.put({ menores: next.menores, ...seen, ...sentDescription({ ...stored, ...next }) });
  };
  return { fotografia, answers, state, change, saveNow: () => saver.flush(), forgetTyped: () => setTyped({}) };
}
