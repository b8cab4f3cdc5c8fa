import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { RecordContextProvider, useListContext } from 'ra-core';
import { ListNoResults } from 'react-admin';
import { LoadingBlock } from '../../common/loading-block.js';
import type { UploadedFile } from '../../data-provider/uploaded-file.js';
import { FileActions } from './file-actions.js';
import { FileFacts } from './file-facts.js';
import { FilePreview } from './file-preview.js';

const PREVIEW_PX = 160;

/** The files as pictures beside each other. */
export function FileGrid() {
  const { data, isPending } = useListContext<UploadedFile>();
  if (isPending) return <LoadingBlock />;
  if (data === undefined || data.length === 0) return <ListNoResults />;
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 1.5,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
      }}
    >
      {data.map((file) => (
        <Card key={file.id} component="li" sx={{ p: 1.5, display: 'flex', flexDirection: 'column', gap: 0.5 }}>
          <Box sx={{ alignSelf: 'center' }}>
            <FilePreview file={file} size={PREVIEW_PX} />
          </Box>
          <Typography variant="body2" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
            {file.nome}
          </Typography>
          <Box sx={{ flex: 1 }}>
            <FileFacts file={file} />
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', mx: -1 }}>
            <RecordContextProvider value={file}>
              <FileActions file={file} />
            </RecordContextProvider>
          </Box>
        </Card>
      ))}
    </Box>
  );
}
