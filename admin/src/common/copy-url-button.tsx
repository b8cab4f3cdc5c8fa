import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useNotify } from 'ra-core';
import type { ReactNode } from 'react';
import { BANNER_MS } from './timed-state.js';

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

interface LinkToPassOnProps {
  readonly url: string;
  /** The link's subject, for people who hear the button without seeing its place. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A link that no mail server takes to its receiver. */
export function LinkToPassOn({ url, name, children }: LinkToPassOnProps) {
  return (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
      {children}
      <br />
      <Link href={url}>{url}</Link>
      <br />
      <CopyUrlButton url={url} name={name} label="Copiar ligação" />
    </Alert>
  );
}
