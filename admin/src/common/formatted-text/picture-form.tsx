import { Alert, Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import type { Arrival } from '../../data-provider/upload-files.js';
import { runtimeConfig } from '../../runtime-config.js';
import { AltInputs } from '../../pictures/description-fields.js';
import { PictureDropZone } from '../../pictures/drop-zone.js';
import { LibraryButton } from '../../pictures/library-button.js';
import { PictureQuestions } from '../../pictures/picture-questions.js';
import { Thumbnail, wholeAddress } from '../../pictures/picture.js';
import { usePictureUpload } from '../../pictures/use-upload.js';
import { Stack } from '../stack.js';
import { TitledDialog } from '../titled-dialog.js';

export type PictureValues = Readonly<Record<'src' | 'alt' | 'caption', string>>;

interface PictureFormProps {
  readonly first: PictureValues;
  readonly isNew: boolean;
  readonly onDone: (picture: PictureValues) => void;
  readonly onRemove: () => void;
  readonly onCancel: () => void;
}

const MAX_CAPTION = 200;

export function PictureForm({ first, isNew, onDone, onRemove, onCancel }: PictureFormProps) {
  const { src, ...words } = first;
  const [values, setValues] = useState({ ...words, url: wholeAddress(src), decorativa: !isNew && first.alt === '' });
  const { url, alt, caption, decorativa } = values;
  const [asked, setAsked] = useState<Arrival>();
  const [complaint, setComplaint] = useState<string | null>(null);
  const set = (change: Partial<typeof values>) => setValues((before) => ({ ...before, ...change }));
  const choose = (chosen: string) => set({ url: chosen });
  const { isUploading, zone } = usePictureUpload((uploaded) => {
    choose(uploaded.url);
    setAsked(uploaded);
  });
  const done = () => {
    if (url === '') return setComplaint('Escolha uma imagem.');
    if (!decorativa && alt.trim() === '')
      return setComplaint('Descreva o que a imagem mostra, ou marque-a como decorativa.');
    // without the host, so that a move of the site breaks nothing
    const own = url.replace(runtimeConfig.apiUrl, '');
    onDone({ src: own, alt: decorativa ? '' : alt.trim(), caption: caption.trim() });
  };
  return (
    <TitledDialog
      title={isNew ? 'Inserir imagem' : 'Alterar imagem'}
      onClose={onCancel}
      actions={
        <>
          {!isNew && (
            <Button color="error" onClick={onRemove} sx={{ mr: 'auto' }}>
              Retirar do texto
            </Button>
          )}
          <Button onClick={onCancel}>Cancelar</Button>
          <Button variant="contained" onClick={done} disabled={isUploading}>
            {isNew ? 'Inserir' : 'Alterar'}
          </Button>
        </>
      }
    >
      <Stack>
        {complaint !== null && <Alert severity="error">{complaint}</Alert>}
        {url !== '' && <Thumbnail url={url} size={160} alt={alt || 'Imagem escolhida'} />}
        <PictureDropZone label={url === '' ? 'Imagem' : 'Trocar: Imagem'} {...zone} />
        <Box>
          <LibraryButton label="Imagem" isDisabled={isUploading} onChoose={(picture) => choose(picture.url)} />
        </Box>
        <AltInputs
          multiline={false}
          alt={alt}
          decorativa={decorativa}
          helperText="O que a imagem mostra, para quem não a vê"
          onAlt={set}
        />
        <TextField
          label="Legenda"
          value={caption}
          onChange={({ target }) => set({ caption: target.value })}
          helperText="Aparece por baixo da imagem. Opcional"
          slotProps={{ htmlInput: { maxLength: MAX_CAPTION } }}
        />
        {asked !== undefined && url === asked.url && (
          <PictureQuestions arrivals={[asked]} isAltAsked={false} onUse={choose} onClose={() => setAsked(undefined)} />
        )}
      </Stack>
    </TitledDialog>
  );
}
