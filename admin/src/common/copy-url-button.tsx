import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import { Alert, Button, type ButtonProps, Link } from '@mui/material';
import type { ReactNode } from 'react';
import { useAttempt } from './use-attempt.js';

interface CopyButtonProps extends Pick<ButtonProps, 'variant' | 'aria-label'> {
  readonly text: string;
  readonly label: string;
  readonly done?: string;
  readonly failed?: string;
}

export function CopyButton(props: CopyButtonProps) {
  const { text, label, done = 'Copiado.', failed = 'Não foi possível copiar.', ...button } = props;
  const { attempt } = useAttempt();
  const copy = () => attempt(() => navigator.clipboard.writeText(text), done, failed);
  return (
    <Button startIcon={<ContentCopyIcon />} {...button} onClick={() => void copy()}>
      {label}
    </Button>
  );
}

interface CopyUrlButtonProps {
  readonly url: string;
  /** The address's subject, for people who hear the button without seeing its place. */
  readonly name: string;
  readonly label?: string;
}

export function CopyUrlButton({ url, name, label = 'Copy URL' }: CopyUrlButtonProps) {
  return (
    <CopyButton
      text={url}
      label={label}
      aria-label={`${label}: ${name}`}
      done="URL copiada com sucesso!"
      failed="Falha ao copiar URL!"
    />
  );
}

/** A link that no mail server takes to its receiver. */
export function LinkToPassOn({
  children,
  ...link
}: Omit<CopyUrlButtonProps, 'label'> & { readonly children: ReactNode }) {
  return (
    <Alert severity="warning">
      {children}
      <br />
      <Link href={link.url}>{link.url}</Link>
      <br />
      <CopyUrlButton {...link} label="Copiar ligação" />
    </Alert>
  );
}
