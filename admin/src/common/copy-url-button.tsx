import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import MailIcon from '@mui/icons-material/MailOutlined';
import { Alert, Button, type ButtonProps, Link } from '@mui/material';
import type { ReactNode } from 'react';
import { Row } from './parts.js';
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

interface OwnMailProps {
  readonly email: string;
  readonly mail: { readonly assunto: string; readonly texto: string };
  /** The words' name, for people who hear the button without seeing its place: 'a resposta'. */
  readonly name: string;
}

/** Helps to send words by one's own e-mail, where none goes out from here. */
export function OwnMailButtons({ email, mail: { assunto, texto }, name }: OwnMailProps) {
  const body = texto.replaceAll('\n', '\r\n');
  const url = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(assunto)}&body=${encodeURIComponent(body)}`;
  return (
    <Row className="nao-imprimir" sx={{ mt: 1.5 }}>
      <CopyButton text={texto} label="Copiar" aria-label={`Copiar ${name}`} />
      <Button href={url} startIcon={<MailIcon />}>
        Abrir no meu e-mail
      </Button>
    </Row>
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
