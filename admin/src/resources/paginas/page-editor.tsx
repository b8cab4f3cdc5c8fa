import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { pages } from '@contract/pages/pages';
import type { PageDescription } from '@contract/pages/field';
import { ResourceContextProvider, useDataProvider } from 'ra-core';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { ReadFailure } from '../../common/read-failure.js';
import type { Schemas } from '../../api-types.js';
import { LoadingBlock } from '../../common/loading-block.js';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';
import { PageForm } from './page-form.js';

const MAP = '/dashboard/paginas';

/** Reads a page once: what others save does not take away what is being typed. */
function LoadedPage({ description }: { readonly description: PageDescription }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const [reading, setReading] = useState(0);
  const { chave } = description;
  const { data, error, refetch } = useQuery<Schemas['Pagina']>({
    queryKey: ['pagina', chave, reading],
    queryFn: () => dataProvider.page(chave),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  if (data !== undefined) {
    return <PageForm key={reading} description={description} first={data} onReload={() => setReading((n) => n + 1)} />;
  }
  if (error === null) return <LoadingBlock text="A carregar a página..." />;
  return <ReadFailure onRetry={refetch}>Não foi possível ler a página. {error.message}</ReadFailure>;
}

/** 'Editar Página': the words of the page of the address. */
export default function PageEditor() {
  const { id = '' } = useParams();
  const description = pages.find(({ chave }) => chave === id);
  return (
    <Box sx={{ maxWidth: 1040, mx: 'auto' }}>
      <Button component={Link} to={MAP} startIcon={<ArrowBackIcon />} color="inherit" sx={{ mb: 2 }}>
        Voltar às páginas
      </Button>
      {description === undefined ? (
        <Typography role="alert">Essa página não existe.</Typography>
      ) : (
        // react-admin's lists of fields ask whose they are
        <ResourceContextProvider value="paginas">
          <LoadedPage key={id} description={description} />
        </ResourceContextProvider>
      )}
    </Box>
  );
}
