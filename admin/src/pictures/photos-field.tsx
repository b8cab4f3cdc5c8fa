import { Alert, Box, Button, Typography } from '@mui/material';
import { useInput } from 'ra-core';
import { useState } from 'react';
import type { Arrival } from '../data-provider/upload-files.js';
import { useField, useFormStatus } from '../common/form/form-context.js';
import { Row } from '../common/stack.js';
import { useExpiringState } from '../common/timed-state.js';
import { DropZone } from './drop-zone.js';
import { FieldFrame } from './field-frame.js';
import { ACCEPTED_IMAGES, MAX_IMAGE_BYTES, MAX_IMAGE_MB, MAX_PHOTOS } from './file-rules.js';
import { LibraryButton } from './library-button.js';
import { PhotoList } from './photo-list.js';
import { PictureQuestions } from './picture-questions.js';
import { useFormUpload } from './use-upload.js';

interface PhotosFieldProps {
  readonly source: string;
  /** An upload takes the place of the photos there are; otherwise it comes after them. */
  readonly isReplacing?: boolean;
  /** Offers to remove them all. */
  readonly canClear?: boolean;
}

const UPLOADING = 'Fazendo upload das fotos...';
const FAILURE = 'Erro ao fazer upload das fotos. Tente novamente.';
const HINT = `PNG, JPG até ${MAX_IMAGE_MB}MB cada`;
const FULL_HINT = `Já tem ${MAX_PHOTOS} fotos, o máximo`;

/** The photos with another in the place of one, which stands there only once. */
const exchanged = (photos: readonly string[], url: string, other: string): string[] =>
  photos.flatMap((photo) => (photo !== url ? [photo] : photos.includes(other) ? [] : [other]));

/** The photos of a record: uploaded at once, moved and removed one by one. */
export function PhotosField({ source, isReplacing = false, canClear = false }: PhotosFieldProps) {
  const { field } = useInput({ source, defaultValue: [] });
  const { isBusy } = useFormStatus();
  const { label } = useField(source);
  const [sent, setSent] = useExpiringState<number>();
  const [asked, setAsked] = useState<readonly Arrival[]>([]);
  const [replaced, setReplaced] = useState<readonly string[]>([]);
  const value: unknown = field.value;
  const photos = Array.isArray(value) ? value.filter((photo) => typeof photo === 'string') : [];
  const { isUploading, upload, ...sending } = useFormUpload({
    failure: FAILURE,
    onArrivals: (arrivals) => {
      const urls = arrivals.map(({ url }) => url);
      field.onChange(isReplacing ? urls : [...photos, ...urls]);
      setReplaced(isReplacing ? photos : []);
      setSent(urls.length);
      setAsked((before) => [...before, ...arrivals]);
    },
  });
  const isLocked = isBusy || isUploading;
  const room = MAX_PHOTOS - (isReplacing ? 0 : photos.length);

  const change = (next: readonly string[]): void => {
    setReplaced([]);
    field.onChange(next);
  };
  const clear = (): void => {
    change([]);
    setReplaced(photos);
  };

  return (
    <FieldFrame source={source} label={label}>
      <PhotoList photos={photos} isDisabled={isLocked} onChange={change} />
      <Row sx={{ '&:not(:empty)': { mb: 1 } }}>
        {canClear && photos.length > 0 && (
          <Button color="error" onClick={clear} disabled={isLocked}>
            Limpar todas
          </Button>
        )}
        {replaced.length > 0 && (
          <>
            <Typography variant="body2" sx={{ alignSelf: 'center' }}>
              {photos.length === 0 ? haveRemoved(replaced.length) : haveReplaced(replaced.length)}
            </Typography>
            <Button onClick={() => change(replaced)} disabled={isLocked}>
              Repor as fotos anteriores
            </Button>
          </>
        )}
      </Row>
      <PictureQuestions
        arrivals={asked.filter(({ url }) => photos.includes(url))}
        onUse={(same, url) => field.onChange(exchanged(photos, url, same))}
        onClose={() => setAsked([])}
      />
      <Box sx={{ mb: 1 }}>
        <LibraryButton
          label={label}
          isDisabled={isLocked || photos.length >= MAX_PHOTOS}
          onChoose={({ url, isDescribed }) => {
            change([...photos, url]);
            if (!isDescribed) setAsked((before) => [...before.filter((one) => one.url !== url), { url, same: null }]);
          }}
        />
      </Box>
      <DropZone
        label={label}
        hint={room === 0 ? FULL_HINT : HINT}
        {...(isReplacing && photos.length > 0 ? { warning: willReplace(photos.length) } : {})}
        accept={ACCEPTED_IMAGES}
        maxBytes={MAX_IMAGE_BYTES}
        maxFiles={room}
        isDisabled={isBusy || room === 0}
        busyText={isUploading ? UPLOADING : null}
        {...sending}
        onFiles={(files, rejected) => {
          setSent(null);
          upload(files, rejected);
        }}
      />
      <Box aria-live="polite">
        {sent !== null && (
          <Alert severity="success" sx={{ mt: 1 }}>
            {sent} foto(s) enviada(s) com sucesso! {haveReplaced(replaced.length)}
          </Alert>
        )}
      </Box>
    </FieldFrame>
  );
}

/** Said before photos are chosen: that they take the place of those there are. @param count how many there are */
function willReplace(count: number): string {
  if (count === 0) return '';
  return count === 1
    ? 'As fotos que escolher agora substituem a que já existe'
    : `As fotos que escolher agora substituem as ${count} que já existem`;
}

/** Said after they arrived. @param count how many there were */
function haveReplaced(count: number): string {
  if (count === 0) return '';
  return count === 1 ? 'A foto anterior foi substituída.' : `As ${count} fotos anteriores foram substituídas.`;
}

/** Said after all were removed, while they can be put back. @param count how many there were */
function haveRemoved(count: number): string {
  return count === 1 ? 'A foto foi retirada.' : `As ${count} fotos foram retiradas.`;
}
