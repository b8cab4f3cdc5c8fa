import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useInput } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { useFormStatus } from '../form/form-context.js';
import { DropZone } from './drop-zone.js';
import { FieldFrame } from './field-frame.js';
import { ACCEPTED_IMAGES, MAX_IMAGE_BYTES } from './image-rules.js';
import { PhotoTile } from './photo-tile.js';
import { useUpload } from './use-upload.js';

interface PhotosFieldProps {
  readonly source: string;
  readonly label: string;
  /** Buttons that act on the whole list. */
  readonly actions?: (photos: readonly string[], clear: () => void) => ReactNode;
}

const UPLOADING = 'Fazendo upload das fotos...';
const FAILURE = 'Erro ao fazer upload das fotos. Tente novamente.';
const HINT = 'PNG, JPG até 10MB cada';

function moved(photos: readonly string[], from: number, to: number): string[] {
  const next = photos.filter((_photo, index) => index !== from);
  next.splice(to, 0, ...photos.slice(from, from + 1));
  return next;
}

/** The photos of a record: uploads are appended, each can be moved and removed. */
export function PhotosField({ source, label, actions }: PhotosFieldProps) {
  const { field } = useInput({ source, defaultValue: [] });
  const { isBusy } = useFormStatus();
  const { isUploading, progress, errors, upload } = useUpload(FAILURE);
  const [sent, setSent] = useState(0);
  const value: unknown = field.value;
  const photos = Array.isArray(value) ? value.filter((photo) => typeof photo === 'string') : [];
  const isLocked = isBusy || isUploading;

  const take = async (files: File[], rejected: string[]): Promise<void> => {
    setSent(0);
    const urls = await upload(files, rejected);
    if (urls.length === 0) return;
    field.onChange([...photos, ...urls]);
    setSent(urls.length);
  };

  return (
    <FieldFrame label={label} isRequired={false}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          '&:not(:empty)': { mb: 1.5 },
        }}
      >
        {photos.map((photo, index) => (
          <PhotoTile
            key={photo}
            url={photo}
            position={index + 1}
            count={photos.length}
            isDisabled={isLocked}
            onMove={(step) => field.onChange(moved(photos, index, index + step))}
            onRemove={() => field.onChange(photos.filter((_photo, other) => other !== index))}
          />
        ))}
      </Box>
      {photos.length > 0 && actions?.(photos, () => field.onChange([]))}
      <DropZone
        label={label}
        hint={HINT}
        accept={ACCEPTED_IMAGES}
        maxBytes={MAX_IMAGE_BYTES}
        isMultiple
        isDisabled={isBusy}
        busyText={isUploading ? UPLOADING : null}
        progress={progress}
        errors={errors}
        onFiles={(files, rejected) => void take(files, rejected)}
      />
      {sent > 0 && (
        <Alert severity="success" sx={{ mt: 1 }}>
          {sent} foto(s) enviada(s) com sucesso!
        </Alert>
      )}
    </FieldFrame>
  );
}
