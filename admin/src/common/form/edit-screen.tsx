import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { type RaRecord, useGetOne } from 'ra-core';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { LoadingBlock } from '../loading-block.js';

interface EditScreenProps<R extends RaRecord> {
  readonly resource: string;
  readonly loadingText: string;
  readonly loadFailure: string;
  readonly backPath: string;
  readonly children: (record: R) => ReactNode;
}

/** Loads the record of the address once and shows its editor; what others save meanwhile never replaces what is being typed. */
export function EditScreen<R extends RaRecord>({
  resource,
  loadingText,
  loadFailure,
  backPath,
  children,
}: EditScreenProps<R>) {
  const { id = '' } = useParams();
  const { data, error, isPending, isFetchedAfterMount, refetch } = useGetOne<R>(
    resource,
    { id },
    { refetchOnMount: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false },
  );
  const isLoading = isPending || !isFetchedAfterMount;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 2, maxWidth: 1040, mx: 'auto' }}>
        <Button component={Link} to={backPath} startIcon={<ArrowBackIcon />} color="inherit">
          Voltar
        </Button>
        {data !== undefined && !isLoading && <Chip size="small" label={`ID: ${data.id}`} />}
      </Box>
      {isLoading && <LoadingBlock text={loadingText} />}
      {!isLoading && error !== null && (
        <Alert
          severity="error"
          role="alert"
          action={
            <Button color="inherit" onClick={() => void refetch()}>
              Tentar novamente
            </Button>
          }
        >
          {loadFailure} {error.message}
        </Alert>
      )}
      {!isLoading && error === null && data !== undefined && <div key={data.id}>{children(data)}</div>}
    </>
  );
}
