import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { required, useInput, useTranslate } from 'ra-core';
import { useFormStatus } from '../form/form-context.js';
import { DropZone } from './drop-zone.js';
import { FieldFrame } from './field-frame.js';
import { ACCEPTED_IMAGES, MAX_IMAGE_BYTES } from './image-rules.js';
import { ownImage } from './image-source.js';
import { Thumbnail } from './thumbnail.js';
import { useUpload } from './use-upload.js';

interface ImageFieldProps {
  readonly source: string;
  readonly label: string;
  readonly hint: string;
  readonly isRequired?: boolean;
  readonly uploadingText: string;
  readonly failure: string;
}

const PREVIEW_PX = 160;

/** One picture: dropped or picked, uploaded at once, shown as a 160 px square, and removable. */
export function ImageField({ source, label, hint, isRequired = false, uploadingText, failure }: ImageFieldProps) {
  const translate = useTranslate();
  const { field, fieldState } = useInput({ source, ...(isRequired ? { validate: required() } : {}) });
  const { isBusy } = useFormStatus();
  const { isUploading, progress, errors, upload } = useUpload(failure);
  const value: unknown = field.value;
  const url = typeof value === 'string' && value !== '' ? value : null;

  const take = async (files: File[], rejected: string[]): Promise<void> => {
    const [uploaded] = await upload(files, rejected);
    if (uploaded !== undefined) field.onChange(uploaded);
  };

  const message = fieldState.error?.message;
  return (
    <FieldFrame
      label={label}
      isRequired={isRequired}
      error={message === undefined ? undefined : translate(message.replace(/^@@react-admin@@"|"$/g, ''))}
    >
      {url !== null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'end', mb: 1 }}>
          <Thumbnail url={url} size={PREVIEW_PX} />
          <Box sx={{ minWidth: 0 }}>
            {ownImage(url, 320) === null && (
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere', mb: 1 }}>
                Imagem de outro site: {url}
              </Typography>
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
          </Box>
        </Box>
      )}
      <DropZone
        label={url === null ? label : `Trocar: ${label}`}
        hint={hint}
        accept={ACCEPTED_IMAGES}
        maxBytes={MAX_IMAGE_BYTES}
        isMultiple={false}
        isDisabled={isBusy}
        busyText={isUploading ? uploadingText : null}
        progress={progress}
        errors={errors}
        onFiles={(files, rejected) => void take(files, rejected)}
      />
    </FieldFrame>
  );
}
