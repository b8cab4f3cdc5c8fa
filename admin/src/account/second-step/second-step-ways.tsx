import { Button } from '@mui/material';
import type { Passkey, SegundoPasso } from '../../api-types.js';
import { formatMoment } from '../../common/dates/format-date.js';
import { DetailedRow } from '../../common/detailed-row.js';
import { canUsePasskeys } from '../../session/passkey.js';

interface SecondStepWaysProps {
  readonly secondStep: SegundoPasso;
  readonly isSending: boolean;
  readonly onOfferApp: () => void;
  readonly onRemoveApp: () => void;
  readonly onAddPasskey: () => void;
  readonly onRenamePasskey: (passkey: Passkey) => void;
  readonly onRemovePasskey: (passkey: Passkey) => void;
  readonly onRenewCodes: () => void;
  readonly onSwitchOff: () => void;
}

const APPS = 'Uma aplicação do telemóvel que mostra códigos: Google Authenticator, Microsoft Authenticator, Aegis…';

function codesLeft(count: number): string {
  if (count === 0) return 'Já não tem nenhum. Crie códigos novos.';
  return count === 1 ? 'Resta 1 por usar.' : `Restam ${count} por usar.`;
}

export function SecondStepWays(props: SecondStepWaysProps) {
  const { secondStep, isSending, onOfferApp, onRemoveApp, onRenewCodes, onSwitchOff } = props;
  const { ativo, exigido, aplicacao, passkeys, passkeysPossiveis, codigos } = secondStep;
  const isOnlyOne = exigido && passkeys.length + (aplicacao === null ? 0 : 1) === 1;
  return (
    <>
      <ul className="lista" aria-label="Formas de dar o segundo passo">
        <DetailedRow
          title="Aplicação de códigos"
          detail={aplicacao === null ? APPS : `Configurada: ${formatMoment(aplicacao)}`}
        >
          <Button onClick={onOfferApp} disabled={isSending} variant={aplicacao === null ? 'contained' : 'text'}>
            {aplicacao === null ? 'Configurar' : 'Trocar de aplicação'}
          </Button>
          {aplicacao !== null && !isOnlyOne && (
            <Button onClick={onRemoveApp} disabled={isSending} color="error">
              Retirar a aplicação
            </Button>
          )}
        </DetailedRow>
        <PasskeyRows
          passkeys={passkeys}
          arePossible={passkeysPossiveis}
          isSending={isSending}
          canRemove={!isOnlyOne}
          onAdd={props.onAddPasskey}
          onRename={props.onRenamePasskey}
          onRemove={props.onRemovePasskey}
        />
        {ativo && (
          <DetailedRow title="Códigos de recuperação" detail={codesLeft(codigos)}>
            <Button onClick={onRenewCodes} disabled={isSending}>
              Criar códigos novos
            </Button>
          </DetailedRow>
        )}
      </ul>
      {ativo && !exigido && (
        <Button
          variant="outlined"
          color="error"
          onClick={onSwitchOff}
          disabled={isSending}
          sx={{ justifySelf: 'start' }}
        >
          Desligar o segundo passo
        </Button>
      )}
    </>
  );
}

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

const ABOUT_PASSKEYS =
  'A impressão digital, o rosto ou o PIN do seu telemóvel ou computador, ou uma chave USB. É o mais seguro.';

const NO_PASSKEYS_HERE =
  'Só funcionam num endereço https, ou em localhost. Aqui não: use uma aplicação de códigos, ou fale com quem gere o servidor.';

const NOT_THIS_BROWSER = 'Este navegador não as tem. Use outro, ou uma aplicação de códigos.';

function whenUsed({ criada, usada }: Passkey): string {
  return `Criada: ${formatMoment(criada)} · ${usada === null ? 'Ainda não usada' : `Usada: ${formatMoment(usada)}`}`;
}

function PasskeyRows(props: PasskeyRowsProps) {
  const { passkeys, arePossible, isSending, canRemove, onAdd, onRename, onRemove } = props;
  const canAdd = arePossible && canUsePasskeys();
  return (
    <>
      <DetailedRow
        title="Chaves de acesso"
        detail={canAdd ? ABOUT_PASSKEYS : arePossible ? NOT_THIS_BROWSER : NO_PASSKEYS_HERE}
      >
        {canAdd && (
          <Button onClick={onAdd} disabled={isSending} variant={passkeys.length === 0 ? 'contained' : 'text'}>
            {passkeys.length === 0 ? 'Adicionar' : 'Adicionar outra'}
          </Button>
        )}
      </DetailedRow>
      {passkeys.map((passkey) => (
        <DetailedRow key={passkey.id} title={passkey.nome} detail={whenUsed(passkey)}>
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
        </DetailedRow>
      ))}
    </>
  );
}
