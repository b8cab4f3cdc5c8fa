import ImageIcon from '@mui/icons-material/ImageOutlined';
import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { runtimeConfig } from '../runtime-config.js';
import { palette } from '../theme/palette.js';
import { useCalls } from '../common/use-read.js';

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

const OWN = `${runtimeConfig.apiUrl}/uploads/`;

type ImageWidth = 320 | 640 | 960 | 1280 | 1920;

export function isOwnImage(url: string): boolean {
  return url.startsWith(OWN);
}

/**
 * Chooses the address to read an image from: ours in a width that suits, that of another site over https as it is.
 * Null for none, and for one that the page's policy does not load.
 */
export function imageSource(url: string | null | undefined, width: ImageWidth): string | null {
  if (!url) return null;
  if (isOwnImage(url)) return `${url}?w=${width}`;
  return url.startsWith('https://') ? url : null;
}

/** An address under which a picture is shown that visitors do not see; null while there is none. */
export function useHiddenPicture(url: string | null): string | null {
  const dataProvider = useCalls();
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (url === null) return undefined;
    let made: string | null = null;
    let isOver = false;
    dataProvider.hiddenPicture(url).then(
      (picture) => {
        if (isOver) return;
        made = URL.createObjectURL(picture);
        setShown(made);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      if (made !== null) URL.revokeObjectURL(made);
      setShown(null);
    };
  }, [dataProvider, url]);
  return shown;
}
