import PhotoLibraryIcon from '@mui/icons-material/PhotoLibraryOutlined';
import { Box, Button, ButtonBase, TextField, Typography } from '@mui/material';
import { useGetList } from 'ra-core';
import { useEffect, useState } from 'react';
import type { UploadedFile } from '../data-provider/uploaded-file.js';
import { palette } from '../theme/palette.js';
import { LoadingBlock, ReadFailure } from '../common/feedback.js';
import { DialogButton, TitledDialog } from '../common/titled-dialog.js';
import { isDescribed, PictureThumbnail, useFotografia } from './picture.js';

interface LibraryButtonProps {
  /** Of which field, for who hears the button without its surroundings. */
  readonly label: string;
  readonly isDisabled: boolean;
  /** Told whether it is said what it shows, or that it shows nothing. */
  readonly onChoose: (chosen: { readonly url: string; readonly isDescribed: boolean }) => void;
}

export function LibraryButton({ label, isDisabled, onChoose }: LibraryButtonProps) {
  return (
    <DialogButton
      startIcon={<PhotoLibraryIcon />}
      variant="outlined"
      disabled={isDisabled}
      aria-label={`Escolher da biblioteca: ${label}`}
      dialog={(close) => (
        <LibraryDialog
          onClose={close}
          onChoose={(chosen) => {
            close();
            onChoose(chosen);
          }}
        />
      )}
    >
      Escolher da biblioteca
    </DialogButton>
  );
}

const PER_PAGE = 24;

const gridSx = { display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))' } as const;

function LibraryDialog({ onChoose, onClose }: Pick<LibraryButtonProps, 'onChoose'> & { readonly onClose: () => void }) {
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const {
    data,
    total = 0,
    isPending,
    error,
    refetch,
  } = useGetList<UploadedFile>(
    'files',
    {
      pagination: { page, perPage: PER_PAGE },
      sort: { field: 'id', order: 'DESC' },
      filter: { tipo: 'image', ...(q.trim() === '' ? {} : { q }) },
    },
    // the shown pictures stay until the next result is there, so that none moves under a click
    { placeholderData: (before) => before },
  );
  return (
    <TitledDialog
      title="Escolher da biblioteca"
      onClose={onClose}
      maxWidth="md"
      isDivided
      actions={
        <>
          {total > PER_PAGE && (
            <>
              <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
                Mais recentes
              </Button>
              <Button disabled={page * PER_PAGE >= total} onClick={() => setPage(page + 1)}>
                Mais antigas
              </Button>
            </>
          )}
          <Button onClick={onClose}>Cancelar</Button>
        </>
      }
    >
      <TextField
        label="Pesquisar imagens"
        type="search"
        value={q}
        fullWidth
        sx={{ mb: 2 }}
        onChange={(event) => {
          setQ(event.target.value);
          setPage(1);
        }}
        // Enter chooses nothing, and saves no form around.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {error !== null && (
        <ReadFailure onRetry={refetch}>Não foi possível ler a biblioteca. {error.message}</ReadFailure>
      )}
      {isPending && error === null && <LoadingBlock />}
      <div role="status">{data?.length === 0 && <Typography>Nenhuma imagem encontrada.</Typography>}</div>
      <Box component="ul" className="lista" sx={gridSx} aria-label="Imagens">
        {data?.map((file) => (
          <li key={file.id}>
            <LibraryTile file={file} onChoose={onChoose} />
          </li>
        ))}
      </Box>
    </TitledDialog>
  );
}

interface LibraryTileProps extends Pick<LibraryButtonProps, 'onChoose'> {
  readonly file: UploadedFile;
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
function LibraryTile({ file: { id, nome, url }, onChoose }: LibraryTileProps) {
  const { fotografia, isPending } = useFotografia(id);
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
