import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import { Alert, Button, type ButtonProps, Link } from '@mui/material';
import type { ReactNode } from 'react';
import { useAttempt } from './use-attempt.js';

interface CopyButtonProps extends Pick<ButtonProps, 'variant'> {
  readonly text: string;
  readonly label: string;
  /** The name for people who hear the button without seeing its place, where the label does not say it. */
  readonly accessibleName?: string;
  readonly done?: string;
  readonly failed?: string;
}

export function CopyButton({
  text,
  label,
  accessibleName,
  done = 'Copiado.',
  failed = 'Não foi possível copiar.',
  variant,
}: CopyButtonProps) {
  const { attempt } = useAttempt();
  return (
    <Button
      startIcon={<ContentCopyIcon />}
      variant={variant}
      {...(accessibleName === undefined ? {} : { 'aria-label': accessibleName })}
      onClick={() => void attempt(() => navigator.clipboard.writeText(text), done, failed)}
    >
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
      accessibleName={`${label}: ${name}`}
      done="URL copiada com sucesso!"
      failed="Falha ao copiar URL!"
    />
  );
}

interface LinkToPassOnProps {
  readonly url: string;
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
