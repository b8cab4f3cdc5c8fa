import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { visuallyHidden } from '../visually-hidden.js';
import { PhotoTile } from './photo-tile.js';

interface PhotoListProps {
  readonly photos: readonly string[];
  readonly isDisabled: boolean;
  readonly onChange: (photos: string[]) => void;
}

/** What was last done with the keyboard or the mouse, and where the focus goes after it. */
interface Deed {
  readonly sentence: string;
  /** What to focus, the first that can be. */
  readonly next: readonly string[];
}

function movedTo(photos: readonly string[], from: number, to: number): string[] {
  const next = photos.filter((_photo, index) => index !== from);
  next.splice(to, 0, ...photos.slice(from, from + 1));
  return next;
}

const button = (index: number, deed: string): string => `[data-photo="${index}"] [data-deed="${deed}"]:enabled`;

/** The photos in their order: each can be dragged, moved by buttons, and removed; the focus stays with what was moved. */
export function PhotoList({ photos, isDisabled, onChange }: PhotoListProps) {
  const list = useRef<HTMLUListElement>(null);
  const dragged = useRef<number | null>(null);
  const [deed, setDeed] = useState<Deed | null>(null);

  useEffect(() => {
    for (const selector of deed?.next ?? []) {
      const found = list.current?.querySelector<HTMLButtonElement>(selector);
      if (found) return found.focus();
    }
  }, [deed]);

  const move = (from: number, to: number, asked: string[]): void => {
    onChange(movedTo(photos, from, to));
    setDeed({
      sentence: `Foto movida para a posição ${to + 1} de ${photos.length}.`,
      next: [...asked, 'back', 'forth'].map((name) => button(to, name)),
    });
  };
  const remove = (index: number): void => {
    onChange(photos.filter((_photo, other) => other !== index));
    setDeed({ sentence: `Foto ${index + 1} removida.`, next: [button(index, 'remove'), button(index - 1, 'remove')] });
  };
  const drop = (to: number): void => {
    if (dragged.current !== null && dragged.current !== to) move(dragged.current, to, []);
    dragged.current = null;
  };

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
            onMove={(step) => move(index, index + step, [step === 1 ? 'forth' : 'back'])}
            onRemove={() => remove(index)}
            onDragStart={() => (dragged.current = index)}
            onDragEnd={() => (dragged.current = null)}
            onDragOver={(event) => dragged.current !== null && event.preventDefault()}
            onDrop={() => drop(index)}
          />
        ))}
      </Box>
      <div role="status" style={visuallyHidden}>
        {deed?.sentence}
      </div>
    </>
  );
}
