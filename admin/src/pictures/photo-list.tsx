import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import CloseIcon from '@mui/icons-material/Close';
import { Box, IconButton } from '@mui/material';
import type { DragEventHandler } from 'react';
import { palette } from '../theme/palette.js';
import { useMoves } from '../common/order/use-moves.js';
import { visuallyHidden } from '../common/visually-hidden.js';
import { PictureButton } from './picture-dialog.js';
import { PictureThumbnail } from './picture-state.js';
import { storedNameOf } from './use-fotografia.js';

interface PhotoListProps {
  readonly photos: readonly string[];
  readonly isDisabled: boolean;
  readonly onChange: (photos: string[]) => void;
}

const words = { moved: () => 'Foto movida', removed: (index: number) => `Foto ${index + 1} removida.` };

/** The photos in their order: each can be dragged, moved by buttons, and removed; the focus stays with what was moved. */
export function PhotoList({ photos, isDisabled, onChange }: PhotoListProps) {
  const { list, said, move, remove, dragging } = useMoves({ items: photos, onChange, words });
  return (
    <>
      <Box
        component="ul"
        className="lista"
        ref={list}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1.5,
          '&:not(:empty)': { mb: 1.5 },
        }}
      >
        {photos.map((photo, index) => (
          <PhotoTile
            // The same picture may be there twice.
            key={`${photo} ${photos.indexOf(photo) === index ? '' : index}`}
            url={photo}
            index={index}
            count={photos.length}
            isDisabled={isDisabled}
            onMove={(step) => move(index, step)}
            onRemove={() => remove(index)}
            {...dragging(index)}
          />
        ))}
      </Box>
      <div role="status" style={visuallyHidden}>
        {said}
      </div>
    </>
  );
}

interface PhotoTileProps {
  readonly url: string;
  /** Its place, from 0. */
  readonly index: number;
  readonly count: number;
  readonly isDisabled: boolean;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
  readonly onDragStart: DragEventHandler;
  readonly onDragEnd: DragEventHandler;
  readonly onDragOver: DragEventHandler;
  readonly onDrop: DragEventHandler;
}

/** One photo with what can be done to it. */
function PhotoTile(props: PhotoTileProps) {
  const { url, index, count, isDisabled, onMove, onRemove, ...drag } = props;
  const position = index + 1;
  const nome = storedNameOf(url);
  return (
    <Box
      component="li"
      data-place={index}
      draggable={!isDisabled}
      {...drag}
      sx={{
        border: `1px solid ${palette.ink.line}`,
        borderRadius: 2,
        p: 0.5,
        bgcolor: palette.paper.field,
        cursor: isDisabled ? 'default' : 'grab',
      }}
    >
      <PictureThumbnail url={url} size={104} alt={`Foto ${position} de ${count}`} />
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 0.25 }}>
        <IconButton
          size="small"
          data-deed="back"
          aria-label={`Mover a foto ${position} para trás`}
          disabled={isDisabled || index === 0}
          onClick={() => onMove(-1)}
        >
          <ArrowBackIcon fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          color="error"
          data-deed="remove"
          aria-label={`Remover a foto ${position}`}
          disabled={isDisabled}
          onClick={onRemove}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
        <IconButton
          size="small"
          data-deed="forth"
          aria-label={`Mover a foto ${position} para a frente`}
          disabled={isDisabled || position === count}
          onClick={() => onMove(1)}
        >
          <ArrowForwardIcon fontSize="small" />
        </IconButton>
      </Box>
      {nome !== null && (
        <Box sx={{ display: 'flex', justifyContent: 'center' }}>
          <PictureButton nome={nome} label={`foto ${position}`} />
        </Box>
      )}
    </Box>
  );
}
