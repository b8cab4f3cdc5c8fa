import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Pagination from '@mui/material/Pagination';
import Typography from '@mui/material/Typography';
import { useGetList } from 'ra-core';
import { useState } from 'react';
import type { UploadedFile } from '../../data-provider/uploaded-file.js';
import { Thumbnail } from '../images/thumbnail.js';

const PER_PAGE = 12;
const SIZE_PX = 96;

interface ImageLibraryProps {
  readonly onChoose: (url: string) => void;
}

/** The pictures that were uploaded, newest first, to choose one of them. */
export function ImageLibrary({ onChoose }: ImageLibraryProps) {
  const [page, setPage] = useState(1);
  const { data, total, error } = useGetList<UploadedFile>('files', {
    pagination: { page, perPage: PER_PAGE },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: { tipo: 'image' },
  });
  if (error) return <Alert severity="error">Não foi possível ler a biblioteca. Tente novamente.</Alert>;
  if (data?.length === 0) return <Typography>Ainda não há imagens na biblioteca.</Typography>;
  return (
    <Box role="group" aria-label="Biblioteca">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, minHeight: SIZE_PX }}>
        {data?.map(({ id, url, nome }) => (
          <ButtonBase key={id} aria-label={`Escolher ${nome}`} onClick={() => onChoose(url)} sx={{ borderRadius: 1 }}>
            <Thumbnail url={url} size={SIZE_PX} alt="" />
          </ButtonBase>
        ))}
      </Box>
      {total !== undefined && total > PER_PAGE && (
        <Pagination
          count={Math.ceil(total / PER_PAGE)}
          page={page}
          onChange={(_event, next) => setPage(next)}
          sx={{ mt: 1.5 }}
        />
      )}
    </Box>
  );
}
