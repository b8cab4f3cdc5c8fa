import AddPhotoIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type FileRejection, useDropzone } from 'react-dropzone';
import { palette } from '../../theme/palette.js';
import { rejectionMessage } from './rejection-message.js';

interface DropZoneProps {
  /** What the zone is for, said to a screen reader. */
  readonly label: string;
  readonly hint: string;
  readonly accept: Record<string, string[]>;
  readonly maxBytes: number;
  readonly isMultiple: boolean;
  readonly isDisabled: boolean;
  /** Shown instead of the prompt while files are on their way. */
  readonly busyText: string | null;
  /** The share sent, 0 to 1. */
  readonly progress: number;
  readonly errors: readonly string[];
  readonly onFiles: (files: File[], rejected: string[]) => void;
}

/** Takes files by drag and drop or by the picker, and says why it refuses one. */
export function DropZone(props: DropZoneProps) {
  const { label, hint, accept, maxBytes, isMultiple, isDisabled, busyText, progress, errors, onFiles } = props;
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept,
    maxSize: maxBytes,
    multiple: isMultiple,
    disabled: isDisabled || busyText !== null,
    noKeyboard: true,
    noClick: true,
    onDrop: (files: File[], rejections: FileRejection[]) => onFiles(files, rejections.map(rejectionMessage)),
  });
  return (
    <>
      <Box
        {...getRootProps({ role: 'group', 'aria-label': label, tabIndex: -1 })}
        sx={{
          p: 2,
          borderRadius: 2,
          border: `2px dashed ${isDragActive ? palette.violet.dark : palette.ink.faint}`,
          bgcolor: isDragActive ? palette.violet.light : '#ffffff',
          textAlign: 'center',
          opacity: isDisabled ? 0.6 : 1,
        }}
      >
        <input {...getInputProps({ 'aria-label': label })} />
        {busyText === null ? (
          <>
            <Button startIcon={<AddPhotoIcon />} onClick={open} disabled={isDisabled} aria-label={`Escolher: ${label}`}>
              Escolher {isMultiple ? 'ficheiros' : 'ficheiro'}
            </Button>
            <Typography variant="body2">ou arraste para aqui</Typography>
            <Typography variant="body2" color="text.secondary">
              {hint}
            </Typography>
          </>
        ) : (
          <Box role="status">
            <Typography variant="body2" sx={{ mb: 1 }}>
              {busyText}
            </Typography>
            <LinearProgress
              aria-label={busyText}
              {...(progress > 0 && progress < 1 ? { variant: 'determinate', value: progress * 100 } : {})}
            />
          </Box>
        )}
      </Box>
      {errors.map((error) => (
        <Alert key={error} severity="error" role="alert" sx={{ mt: 1 }}>
          {error}
        </Alert>
      ))}
    </>
  );
}
