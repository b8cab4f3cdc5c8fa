import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { RaRecord } from 'ra-core';
import { palette } from '../../theme/palette.js';
import { visuallyHidden } from '../visually-hidden.js';
import { useMoves } from './use-moves.js';

interface OrderedItemsProps {
  readonly items: readonly RaRecord[];
  readonly nameOf: (record: RaRecord) => string;
  readonly isDisabled: boolean;
  readonly onChange: (items: RaRecord[]) => void;
}

/** The names of records under each other: each can be dragged, and moved up and down by buttons. */
export function OrderedItems({ items, nameOf, isDisabled, onChange }: OrderedItemsProps) {
  const named = (index: number): string => (items[index] === undefined ? '' : nameOf(items[index]));
  const words = { moved: (from: number) => `«${named(from)}» passou`, removed: () => '' };
  const { list, said, move, dragging } = useMoves({ items, onChange, words });
  return (
    <>
      <Box component="ul" ref={list} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item, index) => (
          <Box
            component="li"
            key={item.id}
            data-place={index}
            draggable={!isDisabled}
            {...dragging(index)}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              py: 0.5,
              bgcolor: 'background.paper',
              cursor: isDisabled ? 'default' : 'grab',
              '& + &': { borderTop: `1px solid ${palette.ink.line}` },
            }}
          >
            <DragIndicatorIcon aria-hidden sx={{ color: palette.ink.faint }} />
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {index + 1}. {nameOf(item)}
            </Box>
            <IconButton
              data-deed="back"
              aria-label={`Subir ${nameOf(item)}`}
              disabled={isDisabled || index === 0}
              onClick={() => move(index, -1)}
            >
              <ArrowUpwardIcon fontSize="small" />
            </IconButton>
            <IconButton
              data-deed="forth"
              aria-label={`Descer ${nameOf(item)}`}
              disabled={isDisabled || index === items.length - 1}
              onClick={() => move(index, 1)}
            >
              <ArrowDownwardIcon fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      <div role="status" style={visuallyHidden}>
        {said}
      </div>
    </>
  );
}
