import DownloadIcon from '@mui/icons-material/Download';
import { Alert, Button } from '@mui/material';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import type { AdminDataProvider } from '../data-provider/admin-data-provider.js';

/** Long enough for a slow browser to take the file over before its address is given back. */
const KEEP_MS = 60_000;

function save(file: File, savedAs: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = savedAs;
  document.body.append(link);
  link.click();
  link.remove();
  window.setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}

interface DocumentButtonProps {
  /** The document's stored name. */
  readonly name: string;
  /** The name of the saved file; the sender's own name for it if left out. */
  readonly savedAs?: string;
}

/**
 * Saves a private PDF; it is fetched with the token, there is no public link to it. It is a stranger's, so no tab of
 * the back office shows it.
 */
export function DocumentButton({ name, savedAs }: DocumentButtonProps) {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');

  const fetchAndSave = async (): Promise<void> => {
    setBusy(true);
    setError('');
    try {
      const file = await dataProvider.documento(name);
      save(file, savedAs ?? file.name);
    } catch (failure) {
      setError(
        failure instanceof Error ? failure.message : 'Não foi possível descarregar o documento. Tente novamente.',
      );
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        disabled={isBusy}
        onClick={() => void fetchAndSave()}
        sx={{ mt: 0.5 }}
      >
        Descarregar PDF
      </Button>
      {error !== '' && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {error}
        </Alert>
      )}
    </>
  );
}
