import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Row } from '../stack.js';
import { DropZone, type DropZoneProps } from './drop-zone.js';

interface PdfDropZoneProps extends Omit<DropZoneProps, 'hint' | 'accept' | 'maxFiles'> {
  /** The file that there is, in words. */
  readonly held: string | null;
  readonly onRemove: () => void;
}

const ACCEPT = { 'application/pdf': ['.pdf'] };
const MB = 1024 * 1024;

/** Takes one PDF, shows which it has, and lets go of it. */
export function PdfDropZone({ held, onRemove, ...zone }: PdfDropZoneProps) {
  return (
    <>
      {held !== null && (
        <Row sx={{ mb: 1 }}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{held}</Typography>
          <Button color="error" disabled={zone.isDisabled || zone.busyText !== null} onClick={onRemove}>
            Remover
          </Button>
        </Row>
      )}
      <DropZone {...zone} hint={`PDF (máx. ${zone.maxBytes / MB}MB)`} accept={ACCEPT} maxFiles={1} />
    </>
  );
}
