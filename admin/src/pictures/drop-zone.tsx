import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material';
import { type Ref, useState } from 'react';
import { type FileRejection, useDropzone } from 'react-dropzone';
import { palette } from '../theme/palette.js';
import { Note, Row, Stack } from '../common/parts.js';
import { ACCEPTED_IMAGES, type DropRules, MAX_IMAGE_BYTES, MAX_IMAGE_MB, rejectionMessages } from './file-rules.js';
import type { FailedUpload } from './use-upload.js';

interface DropZoneProps extends DropRules {
  readonly label: string;
  readonly hint: string;
  readonly warning?: string;
  readonly isDisabled?: boolean;
  /** Shown instead of the prompt while files are on their way. */
  readonly busyText: string | null;
  /** The share sent, 0 to 1. */
  readonly progress: number;
  readonly failed?: FailedUpload | null;
  /** Given those that are taken; why others are not is said here. */
  readonly onFiles: (files: readonly File[]) => void;
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

export function DropZone(props: DropZoneProps) {
  const { label, hint, warning, accept, maxBytes, maxFiles, isDisabled = false } = props;
  const { busyText, progress, failed, onFiles, buttonRef } = props;
  const [errors, setErrors] = useState<readonly string[]>([]);
  const isMultiple = maxFiles !== 1;
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept,
    minSize: 1,
    maxSize: maxBytes,
    multiple: isMultiple,
    maxFiles: maxFiles ?? 0,
    disabled: isDisabled || busyText !== null,
    noKeyboard: true,
    noClick: true,
    onDrop: (files: File[], rejections: FileRejection[]) => {
      setErrors(rejectionMessages(rejections, props));
      onFiles(files);
    },
  });
  return (
    <Stack gap={1} columns="minmax(0, 1fr)">
      <Box
        {...getRootProps({ role: 'group', 'aria-label': label, tabIndex: -1 })}
        sx={{
          p: 2,
          borderRadius: 2,
          border: `2px dashed ${isDragActive ? palette.violet.dark : palette.ink.faint}`,
          bgcolor: isDragActive ? palette.violet.light : palette.paper.field,
          textAlign: 'center',
          opacity: isDisabled ? 0.6 : 1,
        }}
      >
        <input {...getInputProps({ 'aria-label': label })} />
        {busyText === null ? (
          <>
            <Button
              ref={buttonRef}
              startIcon={<UploadFileIcon />}
              onClick={open}
              disabled={isDisabled}
              aria-label={`Escolher: ${label}`}
            >
              Escolher {isMultiple ? 'ficheiros' : 'ficheiro'}
            </Button>
            <Typography variant="body2">{isDragActive ? 'largue aqui' : 'ou arraste para aqui'}</Typography>
            <Note>{hint}</Note>
            {warning !== undefined && (
              <Typography variant="subtitle2" sx={{ mt: 0.5 }}>
                {warning}
              </Typography>
            )}
          </>
        ) : (
          <div role="status">
            <Typography variant="body2" gutterBottom>
              {busyText}
            </Typography>
            <LinearProgress
              aria-label={busyText}
              {...(progress > 0 && progress < 1 ? { variant: 'determinate', value: progress * 100 } : {})}
            />
          </div>
        )}
      </Box>
      {errors.map((error) => (
        <Alert key={error} severity="error">
          {error}
        </Alert>
      ))}
      {failed && <UploadFailure {...failed} />}
    </Stack>
  );
}

function UploadFailure({ sentence, isWaiting, retry, giveUp }: FailedUpload) {
  return (
    <Alert
      severity={isWaiting ? 'warning' : 'error'}
      action={
        retry && (
          <>
            <Button color="inherit" onClick={retry}>
              {isWaiting ? 'Tentar já' : 'Tentar novamente'}
            </Button>
            <Button color="inherit" onClick={giveUp}>
              Desistir
            </Button>
          </>
        )
      }
    >
      {sentence}
    </Alert>
  );
}

type PictureDropZoneProps = Omit<DropZoneProps, 'accept' | 'maxBytes' | 'hint'> & Partial<Pick<DropZoneProps, 'hint'>>;

/** Takes pictures, one if not said. */
export function PictureDropZone(zone: PictureDropZoneProps) {
  const rules = { accept: ACCEPTED_IMAGES, maxBytes: MAX_IMAGE_BYTES, maxFiles: 1 };
  return <DropZone hint={`PNG, JPG até ${MAX_IMAGE_MB}MB`} {...rules} {...zone} />;
}

interface PdfDropZoneProps extends Omit<DropZoneProps, 'hint' | 'accept' | 'maxFiles'> {
  readonly held: string | null;
  readonly onRemove: () => void;
}

const ACCEPTED_PDF = { 'application/pdf': ['.pdf'] };

export function PdfDropZone({ held, onRemove, ...zone }: PdfDropZoneProps) {
  return (
    <Stack gap={1}>
      {held !== null && (
        <Row>
          <Typography>{held}</Typography>
          <Button color="error" disabled={zone.isDisabled === true || zone.busyText !== null} onClick={onRemove}>
            Remover
          </Button>
        </Row>
      )}
      <DropZone {...zone} hint={`PDF (máx. ${zone.maxBytes / 1024 / 1024}MB)`} accept={ACCEPTED_PDF} maxFiles={1} />
    </Stack>
  );
}
