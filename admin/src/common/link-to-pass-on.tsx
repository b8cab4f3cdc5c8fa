import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { CopyUrlButton } from './copy-url-button.js';

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
