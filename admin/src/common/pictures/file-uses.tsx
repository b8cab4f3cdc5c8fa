import Alert from '@mui/material/Alert';
import CircularProgress from '@mui/material/CircularProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';

const FAILURE = 'Não foi possível saber onde é usado. Tente novamente.';

interface FileUsesProps {
  /** The stored name. */
  readonly id: string;
  /** The sentence for a file that no content shows. */
  readonly unused: string;
}

/** Which contents show a file. */
export function FileUses({ id, unused }: FileUsesProps) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { data, error, isPending } = useQuery({
    queryKey: ['fileUses', id],
    queryFn: () => dataProvider.fileUses(id),
    staleTime: 0,
  });
  if (isPending) return <CircularProgress aria-label="A procurar" size={24} />;
  if (error !== null) return <Alert severity="error">{error.message || FAILURE}</Alert>;
  if (data.length === 0) return unused;
  return (
    <List dense disablePadding>
      {data.map((use) => (
        <ListItem key={use} disableGutters sx={{ overflowWrap: 'anywhere' }}>
          {use}
        </ListItem>
      ))}
    </List>
  );
}
