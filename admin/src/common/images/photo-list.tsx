import Box from '@mui/material/Box';
import { useMoves } from '../order/use-moves.js';
import { visuallyHidden } from '../visually-hidden.js';
import { PhotoTile } from './photo-tile.js';

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
        ref={list}
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
