import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdf';
import Box from '@mui/material/Box';
import { PictureThumbnail } from '../../common/pictures/picture-thumbnail.js';
import type { UploadedFile } from '../../data-provider/uploaded-file.js';
import { palette } from '../../theme/palette.js';

/** The picture itself, or the mark of a PDF. */
export function FilePreview({ file, size = 80 }: { readonly file: UploadedFile; readonly size?: number }) {
  if (file.tipo === 'image') return <PictureThumbnail url={file.url} size={size} />;
  return (
    <Box
      sx={{
        width: size,
        height: size,
        flexShrink: 0,
        display: 'grid',
        placeItems: 'center',
        borderRadius: 1.5,
        bgcolor: palette.coral.light,
      }}
    >
      <PictureAsPdfIcon sx={{ color: palette.coral.dark, fontSize: size / 2 }} />
    </Box>
  );
}
