import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Alert, Box, Button, Typography } from '@mui/material';
import { required, useInput } from 'ra-core';
import { useState } from 'react';
import type { Arrival } from '../data-provider/upload-files.js';
import { useField, useFormStatus } from '../common/form/form-context.js';
import { Row, Stack } from '../common/parts.js';
import { PictureDropZone } from './drop-zone.js';
import { FieldFrame } from './field-frame.js';
import { LibraryButton } from './library-button.js';
import { PictureButton } from './picture-dialog.js';
import { PictureQuestions } from './picture-questions.js';
import { imageSource, isDescribed, PictureState, PictureThumbnail, storedNameOf, useFotografia } from './picture.js';
import { usePictureUpload } from './use-upload.js';

interface ImageFieldProps {
  readonly source: string;
  readonly isRequired?: boolean;
  readonly hint?: string | undefined;
  /** Whether the name of the record says what the picture shows. */
  readonly isTitled?: boolean;
}

/** One picture: dropped or picked, uploaded at once, shown as a 160 px square, and removable. */
export function ImageField({ source, isRequired = false, hint, isTitled = false }: ImageFieldProps) {
  const { label } = useField(source);
  const { field, fieldState } = useInput({ source, ...(isRequired ? { validate: required() } : {}) });
  const { isBusy, isEdit } = useFormStatus();
  const [asked, setAsked] = useState<Arrival>();
  const { isUploading, zone } = usePictureUpload(
    (uploaded) => {
      field.onChange(uploaded.url);
      setAsked(uploaded);
    },
    isEdit ? 'Enviando imagem...' : undefined,
  );
  const value: unknown = field.value;
  const url = typeof value === 'string' && value !== '' ? value : null;
  const nome = url === null ? null : storedNameOf(url);
  const { fotografia } = useFotografia(nome ?? '');
  return (
    <FieldFrame source={source} label={label} isRequired={isRequired} hint={hint} error={fieldState.error?.message}>
      {url !== null && (
        <Row gap={2} alignItems="end" sx={{ mb: 1.5 }}>
          <PictureThumbnail url={url} size={160} alt={`Pré-visualização: ${label}`} />
          <Stack basis="10rem" gap={1} justifyItems="start">
            {nome === null ? (
              <Typography variant="body2">
                Imagem de outro site: {url}
                {imageSource(url, 320) === null && '. Só são mostradas imagens cujo endereço comece por https://'}
              </Typography>
            ) : (
              <>
                <PictureState fotografia={fotografia} />
                {!isTitled && asked?.url !== url && !isDescribed(fotografia) && (
                  <Alert severity="warning" role="note">
                    Falta o texto alternativo: diga o que a imagem mostra, ou que é decorativa.
                  </Alert>
                )}
                <PictureButton nome={nome} label={label} />
              </>
            )}
            <Button
              startIcon={<DeleteIcon />}
              color="error"
              variant="outlined"
              disabled={isBusy || isUploading}
              onClick={() => field.onChange('')}
            >
              Remover imagem
            </Button>
          </Stack>
        </Row>
      )}
      {asked !== undefined && asked.url === url && (
        <PictureQuestions
          arrivals={[asked]}
          isAltAsked={!isTitled}
          onUse={field.onChange}
          onClose={() => setAsked(undefined)}
        />
      )}
      <Box sx={{ mb: 1 }}>
        <LibraryButton
          label={label}
          isDisabled={isBusy || isUploading}
          onChoose={({ url: chosen, isDescribed: isSaid }) => {
            field.onChange(chosen);
            if (!isSaid) setAsked({ url: chosen, same: null });
          }}
        />
      </Box>
      <PictureDropZone
        label={url === null ? label : `Trocar: ${label}`}
        isDisabled={isBusy}
        {...zone}
        buttonRef={field.ref}
      />
    </FieldFrame>
  );
}
