import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import { useNotify } from 'ra-core';
import { BANNER_MS } from './use-expiring-state.js';

interface CopyUrlButtonProps {
  readonly url: string;
  /** The address's subject, for people who hear the button without seeing its place. */
  readonly name: string;
  readonly label?: string;
}

/** Copies an address and says whether it worked. */
export function CopyUrlButton({ url, name, label = 'Copy URL' }: CopyUrlButtonProps) {
  const notify = useNotify();
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      notify('URL copiada com sucesso!', { type: 'success', autoHideDuration: BANNER_MS });
    } catch {
      notify('Falha ao copiar URL!', { type: 'error', autoHideDuration: BANNER_MS });
    }
  };
  return (
    <Button startIcon={<ContentCopyIcon />} aria-label={`${label}: ${name}`} onClick={() => void copy()}>
      {label}
    </Button>
  );
}
