import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { fileSize } from '../../common/images/file-size.js';
import { fetchFileSize } from '../../data-provider/fetch-file-size.js';
import type { UploadedFile } from '../../data-provider/uploaded-file.js';

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
