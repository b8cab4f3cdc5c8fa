import ImageIcon from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { palette } from '../../theme/palette.js';
import { useHiddenPicture } from '../pictures/use-hidden-picture.js';
import { imageSource, isOwnImage } from './image-source.js';

export interface ThumbnailProps {
  readonly url: string | null | undefined;
  readonly size?: number;
  /** The picture's alternative text; left out for a decoration beside a text that says the same. */
  readonly alt?: string;
  /** Known to be one that visitors do not see: it is not asked for as they would. */
  readonly isHidden?: boolean;
}

/** The 80 px picture of a list; a placeholder where there is none or it does not load. One that visitors do not see
 * is shown to who is signed in. */
export function Thumbnail({ url, size = 80, alt = '', isHidden = false }: ThumbnailProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const source = imageSource(url, 320);
  const isAskedFor = source !== null && isOwnImage(source) && (isHidden || source === broken);
  const hidden = useHiddenPicture(isAskedFor ? source : null);
  const isMissing = source === null || ((isHidden || source === broken) && hidden === null);
  const frame = { width: size, height: size, borderRadius: 1.5, flexShrink: 0, display: 'block' };
  if (isMissing) {
    return (
      <Box
        {...(alt === '' ? {} : { role: 'img', 'aria-label': `${alt} (não disponível)` })}
        sx={{ ...frame, display: 'grid', placeItems: 'center', bgcolor: palette.paper.deep }}
        data-placeholder
      >
        <ImageIcon sx={{ color: palette.ink.faint }} />
      </Box>
    );
  }
  return (
    <Box
      component="img"
      src={hidden ?? source}
      alt={alt}
      loading="lazy"
      draggable={false}
      // Another site is not told that it is the back office that shows its picture.
      referrerPolicy="no-referrer"
      width={size}
      height={size}
      onError={() => setBroken(source)}
      sx={{ ...frame, objectFit: 'cover' }}
    />
  );
}
