import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { palette } from '../../theme/palette.js';
import { Thumbnail } from './thumbnail.js';

interface PhotoTileProps {
  readonly url: string;
  /** Its place, from 1. */
  readonly position: number;
  readonly count: number;
  readonly isDisabled: boolean;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** One photo with what can be done to it. */
export function PhotoTile({ url, position, count, isDisabled, onMove, onRemove }: PhotoTileProps) {
  return (
    <Box component="li" sx={{ border: `1px solid ${palette.ink.line}`, borderRadius: 2, p: 0.5, bgcolor: '#ffffff' }}>
      <Thumbnail url={url} size={104} />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 0.25 }}>
        <IconButton
          size="small"
          aria-label={`Mover a foto ${position} para trás`}
          disabled={isDisabled || position === 1}
          onClick={() => onMove(-1)}
        >
          <ArrowBackIcon fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          color="error"
          aria-label={`Remover a foto ${position}`}
          disabled={isDisabled}
          onClick={onRemove}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          aria-label={`Mover a foto ${position} para a frente`}
          disabled={isDisabled || position === count}
          onClick={() => onMove(1)}
        >
          <ArrowForwardIcon fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}
