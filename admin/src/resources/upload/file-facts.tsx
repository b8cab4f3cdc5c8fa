import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdf';
import { Box } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useGetList, useListContext } from 'ra-core';
import { formatMoment } from '../../common/dates/format-date.js';
import { fileSize } from '../../pictures/file-rules.js';
import { PictureState, PictureThumbnail } from '../../pictures/picture-state.js';
import { useFotografiaAsked } from '../../pictures/use-fotografia.js';
import { fetchFileSize } from '../../data-provider/fetch-file.js';
import type { UploadedFile } from '../../data-provider/uploaded-file.js';
import { palette } from '../../theme/palette.js';
import { Note } from '../../common/note.js';

export function FileFacts({ file }: { readonly file: UploadedFile }) {
  return (
    <Note>
      {fileTypeNames[file.tipo]} · <FileBytes file={file} /> ·{' '}
      {file.createdAt === null ? 'sem data' : formatMoment(file.createdAt)}
    </Note>
  );
}

/** How large a file is; it never changes, so it is asked once. */
export function FileBytes({ file }: { readonly file: UploadedFile }) {
  const { data } = useQuery({
    queryKey: ['fileSize', file.url],
    queryFn: ({ signal }) => fetchFileSize(file.url, signal),
    staleTime: Infinity,
    retry: false,
  });
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {typeof data === 'number' ? fileSize(data) : '…'}
    </Box>
  );
}

export const fileTypeNames: Readonly<Record<UploadedFile['tipo'], string>> = { image: 'Imagem', pdf: 'PDF' };

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

/** Says of a picture what somebody has to see to: that visitors do not see it, or that it is not described. */
export function PictureNote({ file }: { readonly file: UploadedFile }) {
  return file.tipo === 'image' && <OwnPictureNote nome={file.id} />;
}

function OwnPictureNote({ nome }: { readonly nome: string }) {
  const { fotografia, isPending } = useFotografiaAsked(nome);
  const { data: shown = [] } = useListContext<UploadedFile>();
  // all rows ask the same: a partner's logo is described by the name beside it, which the API knows
  const { data: toDescribe = [] } = useGetList<UploadedFile>('files', {
    filter: { id: shown.map(({ id }) => id), porDescrever: true },
    pagination: { page: 1, perPage: Math.max(1, shown.length) },
  });
  if (isPending) return null;
  return (
    <>
      <PictureState fotografia={fotografia} />
      {toDescribe.some(({ id }) => id === nome) && <Note>Por descrever</Note>}
    </>
  );
}
