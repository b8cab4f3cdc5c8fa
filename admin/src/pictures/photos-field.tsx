import { Alert, Box, Button, IconButton, Typography } from '@mui/material';
import { useInput } from 'ra-core';
import { useState } from 'react';
import { eventoInput } from '@contract/limits/evento-input';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import CloseIcon from '@mui/icons-material/Close';
import type { Arrival } from '../data-provider/upload-files.js';
import { useField, useFormStatus } from '../common/form/form-context.js';
import { Row } from '../common/parts.js';
import { useExpiringState } from '../common/timed-state.js';
import { PictureDropZone } from './drop-zone.js';
import { FieldFrame } from './field-frame.js';
import { MAX_IMAGE_MB } from './file-rules.js';
import { LibraryButton } from './library-button.js';
import { PictureQuestions } from './picture-questions.js';
import { useUpload } from './use-upload.js';
import { palette } from '../theme/palette.js';
import { useMoves } from '../common/order/use-moves.js';
import { PictureButton } from './picture-dialog.js';
import { PictureThumbnail, storedNameOf } from './picture.js';

const { maxItems: MAX_PHOTOS } = eventoInput.fotos;

interface PhotosFieldProps {
  readonly source: string;
  /** An upload takes the place of the photos there are; otherwise it comes after them. */
  readonly isReplacing?: boolean;
  readonly canClear?: boolean;
}

/** The photos with another in the place of one, which stands there only once. */
const exchanged = (photos: readonly string[], url: string, other: string): string[] =>
  photos.flatMap((photo) => (photo !== url ? [photo] : photos.includes(other) ? [] : [other]));

export function PhotosField({ source, isReplacing = false, canClear = false }: PhotosFieldProps) {
  const { field } = useInput({ source, defaultValue: [] });
  const { isBusy } = useFormStatus();
  const { label } = useField(source);
  const [sent, setSent] = useExpiringState<number>();
  const [asked, setAsked] = useState<readonly Arrival[]>([]);
  const [replaced, setReplaced] = useState<readonly string[]>([]);
  const value: unknown = field.value;
  const photos = Array.isArray(value) ? value.filter((photo) => typeof photo === 'string') : [];
  /** @param before the photos that can be put back */
  const change = (next: readonly string[], before: readonly string[] = []): void => {
    setReplaced(before);
    field.onChange(next);
  };
  const { isUploading, zone } = useUpload({
    busyText: 'Fazendo upload das fotos...',
    failure: 'Erro ao fazer upload das fotos. Tente novamente.',
    onArrivals: (arrivals) => {
      const urls = arrivals.map(({ url }) => url);
      if (isReplacing) change(urls, photos);
      else change([...photos, ...urls]);
      setSent(urls.length);
      setAsked((before) => [...before, ...arrivals]);
    },
  });
  const isLocked = isBusy || isUploading;
  const room = MAX_PHOTOS - (isReplacing ? 0 : photos.length);

  return (
    <FieldFrame source={source} label={label}>
      <PhotoList photos={photos} isDisabled={isLocked} onChange={change} />
      <Row sx={{ '&:not(:empty)': { mb: 1 } }}>
        {canClear && photos.length > 0 && (
          <Button color="error" onClick={() => change([], photos)} disabled={isLocked}>
            Limpar todas
          </Button>
        )}
        {replaced.length > 0 && (
          <>
            <Typography variant="body2">
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
      <PictureDropZone
        label={label}
        hint={room === 0 ? `Já tem ${MAX_PHOTOS} fotos, o máximo` : `PNG, JPG até ${MAX_IMAGE_MB}MB cada`}
        {...(isReplacing && photos.length > 0 ? { warning: willReplace(photos.length) } : {})}
        maxFiles={room}
        isDisabled={isBusy || room === 0}
        {...zone}
        onFiles={(files) => {
          setSent(null);
          zone.onFiles(files);
        }}
      />
      <div aria-live="polite">
        {sent !== null && (
          <Alert severity="success" sx={{ mt: 1 }}>
            {sent} foto(s) enviada(s) com sucesso! {haveReplaced(replaced.length)}
          </Alert>
        )}
      </div>
    </FieldFrame>
  );
}

const willReplace = (count: number): string =>
  `As fotos que escolher agora substituem ${count === 1 ? 'a que já existe' : `as ${count} que já existem`}`;

function haveReplaced(count: number): string {
  if (count === 0) return '';
  return count === 1 ? 'A foto anterior foi substituída.' : `As ${count} fotos anteriores foram substituídas.`;
}

const haveRemoved = (count: number): string =>
  count === 1 ? 'A foto foi retirada.' : `As ${count} fotos foram retiradas.`;

interface PhotoListProps {
  readonly photos: readonly string[];
  readonly isDisabled: boolean;
  readonly onChange: (photos: string[]) => void;
}

const words = { moved: () => 'Foto movida', removed: (index: number) => `Foto ${index + 1} removida.` };

/** The photos in their order: each can be dragged, moved by buttons, and removed; the focus stays with what was moved. */
function PhotoList({ photos, isDisabled, onChange }: PhotoListProps) {
  const { list, said, itemAt, buttonAt } = useMoves({ items: photos, isDisabled, onChange, words });
  const tile = (photo: string, index: number) => {
    const place = index + 1;
    const nome = storedNameOf(photo);
    return (
      <Box
        // The same picture may be there twice.
        key={`${photo} ${photos.indexOf(photo) === index ? '' : index}`}
        component="li"
        {...itemAt(index)}
        sx={{
          border: `1px solid ${palette.ink.line}`,
          borderRadius: 2,
          p: 0.5,
          bgcolor: palette.paper.field,
          cursor: isDisabled ? 'default' : 'grab',
        }}
      >
        <PictureThumbnail url={photo} size={104} alt={`Foto ${place} de ${photos.length}`} />
        <Row gap={0} justifyContent="space-between">
          <IconButton size="small" aria-label={`Mover a foto ${place} para trás`} {...buttonAt(index, 'back')}>
            <ArrowBackIcon fontSize="small" />
          </IconButton>
          <IconButton size="small" color="error" aria-label={`Remover a foto ${place}`} {...buttonAt(index, 'remove')}>
            <CloseIcon fontSize="small" />
          </IconButton>
          <IconButton size="small" aria-label={`Mover a foto ${place} para a frente`} {...buttonAt(index, 'forth')}>
            <ArrowForwardIcon fontSize="small" />
          </IconButton>
        </Row>
        {nome !== null && (
          <Row gap={0} justifyContent="center">
            <PictureButton nome={nome} label={`foto ${place}`} />
          </Row>
        )}
      </Box>
    );
  };
  return (
    <>
      <Box
        component="ul"
        className="lista"
        ref={list}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, '&:not(:empty)': { mb: 1.5 } }}
      >
        {photos.map(tile)}
      </Box>
      <div role="status" className="so-ouvir">
        {said}
      </div>
    </>
  );
}
