import Typography from '@mui/material/Typography';
import { formatMoment } from '../../common/dates/format-date.js';
import type { UploadedFile } from '../../data-provider/uploaded-file.js';
import { FileBytes } from './file-bytes.js';
import { fileTypeName } from './file-types.js';

/** Shows the type, the size and the upload time of a file on one line. */
export function FileFacts({ file }: { readonly file: UploadedFile }) {
  return (
    <Typography variant="body2" color="text.secondary">
      {fileTypeName(file.tipo)} · <FileBytes file={file} /> ·{' '}
      {file.createdAt === null ? 'sem data' : formatMoment(file.createdAt)}
    </Typography>
  );
}
