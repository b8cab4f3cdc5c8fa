import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import type { UploadedFile } from '../../data-provider/uploaded-file.js';
import { palette } from '../../theme/palette.js';
import { isDescribed } from '../pictures/picture-words.js';
import { useFotografiaAsked } from '../pictures/use-fotografia.js';
import type { Chosen } from './chosen.js';
import { PictureThumbnail } from '../pictures/picture-thumbnail.js';

interface LibraryTileProps {
  readonly file: UploadedFile;
  readonly onChoose: (chosen: Chosen) => void;
}

const tileSx = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-start',
  gap: 0.5,
  width: '100%',
  height: '100%',
  p: 1,
  borderRadius: 1.5,
  border: `1px solid ${palette.ink.line}`,
  '&:hover': { bgcolor: palette.paper.deep },
} as const;

/** One picture that is there already, to be chosen: as soon as it is known whether anybody has said what it shows. */
export function LibraryTile({ file: { id, nome, url }, onChoose }: LibraryTileProps) {
  const { fotografia, isPending } = useFotografiaAsked(id);
  const isKnown = isDescribed(fotografia);
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (isWanted && !isPending) onChoose({ url, isDescribed: isKnown });
  }, [isWanted, isPending, isKnown, url, onChoose]);
  return (
    <ButtonBase sx={tileSx} onClick={() => setWanted(true)} aria-label={`Escolher ${nome}`}>
      <PictureThumbnail url={url} size={96} />
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere', textAlign: 'center' }}>
        {nome}
      </Typography>
    </ButtonBase>
  );
}
