import DownloadIcon from '@mui/icons-material/Download';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';

/** Long enough for a slow browser to take the file over before its address is given back. */
const KEEP_MS = 60_000;

function followLink(url: string, attributes: Readonly<Record<string, string>>): void {
  const link = document.createElement('a');
  link.href = url;
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  document.body.append(link);
  link.click();
  link.remove();
  window.setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}

/** Opens or saves a private PDF; it is fetched with the token, there is no public link to it. */
export function DocumentButtons({ name }: { readonly name: string }) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');

  const fetchAnd = async (deliver: (url: string, name: string) => void): Promise<void> => {
    setBusy(true);
    setError('');
    try {
      const file = await dataProvider.documento(name);
      deliver(URL.createObjectURL(file), file.name);
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : 'Não foi possível abrir o documento. Tente novamente.');
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
        <Button
          variant="outlined"
          startIcon={<OpenInNewIcon />}
          disabled={isBusy}
          onClick={() => void fetchAnd((url) => followLink(url, { target: '_blank', rel: 'noopener' }))}
        >
          Abrir PDF
        </Button>
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          disabled={isBusy}
          onClick={() => void fetchAnd((url, called) => followLink(url, { download: called }))}
        >
          Transferir PDF
        </Button>
      </Box>
      {error !== '' && (
        <Alert severity="error" role="alert" sx={{ mt: 1 }}>
          {error}
        </Alert>
      )}
    </>
  );
}
