import ImageIcon from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { palette } from '../../theme/palette.js';
import { ownImage } from './image-source.js';

/** The 80 px picture of a list; a placeholder where there is none or it does not load. */
export function Thumbnail({ url, size = 80 }: { readonly url: string | null | undefined; readonly size?: number }) {
  const [broken, setBroken] = useState<string | null>(null);
  const source = ownImage(url, 320);
  const frame = { width: size, height: size, borderRadius: 1.5, flexShrink: 0, display: 'block' };
  if (source === null || source === broken) {
    return (
      <Box sx={{ ...frame, display: 'grid', placeItems: 'center', bgcolor: palette.paper.deep }} data-placeholder>
        <ImageIcon sx={{ color: palette.ink.faint }} />
      </Box>
    );
  }
  return (
    <Box
      component="img"
      src={source}
      alt=""
      loading="lazy"
      width={size}
      height={size}
      onError={() => setBroken(source)}
      sx={{ ...frame, objectFit: 'cover' }}
    />
  );
}
