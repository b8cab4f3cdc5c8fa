import Button from '@mui/material/Button';
import type { Passkey } from '../../api-types.js';
import { formatMoment } from '../../common/dates/format-date.js';
import { canUsePasskeys } from '../../session/can-use-passkeys.js';
import { WayRow } from './way-row.js';

interface PasskeyRowsProps {
  readonly passkeys: readonly Passkey[];
  /** Whether passkeys work at the address of the back office. */
  readonly arePossible: boolean;
  readonly isSending: boolean;
  /** Not where an account would be left without what it must have. */
  readonly canRemove: boolean;
  readonly onAdd: () => void;
  readonly onRename: (passkey: Passkey) => void;
  readonly onRemove: (passkey: Passkey) => void;
}

const ABOUT =
  'A impressão digital, o rosto ou o PIN do seu telemóvel ou computador, ou uma chave USB. É o mais seguro.';
const NOT_HERE =
  'Só funcionam num endereço https, ou em localhost. Aqui não: use uma aplicação de códigos, ou fale com quem gere o servidor.';
const NOT_THIS_BROWSER = 'Este navegador não as tem. Use outro, ou uma aplicação de códigos.';

function whenUsed({ criada, usada }: Passkey): string {
  return `Criada: ${formatMoment(criada)} · ${usada === null ? 'Ainda não usada' : `Usada: ${formatMoment(usada)}`}`;
}

/** One's passkeys, and the way to another. */
export function PasskeyRows(props: PasskeyRowsProps) {
  const { passkeys, arePossible, isSending, canRemove, onAdd, onRename, onRemove } = props;
  const canAdd = arePossible && canUsePasskeys();
  return (
    <>
      <WayRow title="Chaves de acesso" detail={canAdd ? ABOUT : arePossible ? NOT_THIS_BROWSER : NOT_HERE}>
        {canAdd && (
          <Button onClick={onAdd} disabled={isSending} variant={passkeys.length === 0 ? 'contained' : 'text'}>
            {passkeys.length === 0 ? 'Adicionar' : 'Adicionar outra'}
          </Button>
        )}
      </WayRow>
      {passkeys.map((passkey) => (
        <WayRow key={passkey.id} title={passkey.nome} detail={whenUsed(passkey)}>
          <Button onClick={() => onRename(passkey)} disabled={isSending} aria-label={`Mudar o nome de ${passkey.nome}`}>
            Mudar o nome
          </Button>
          {canRemove && (
            <Button
              onClick={() => onRemove(passkey)}
              disabled={isSending}
              color="error"
              aria-label={`Retirar ${passkey.nome}`}
            >
              Retirar
            </Button>
          )}
        </WayRow>
      ))}
    </>
  );
}
