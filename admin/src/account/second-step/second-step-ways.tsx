import { Button, type ButtonProps, DialogContentText } from '@mui/material';
import { passkeyInput } from '@contract/limits/passkey-input';
import type { AplicacaoOferta, Schemas } from '../../api-types.js';
import { Confirmed } from '../../common/confirmed.js';
import { formatMoment } from '../../common/dates/format-date.js';
import { DetailedRow } from '../../common/parts.js';
import { FormDialog } from '../../common/form/form-dialog.js';
import { LineInput } from '../../common/form/line-input.js';
import { DialogButton } from '../../common/titled-dialog.js';
import { useCalls } from '../../common/use-read.js';
import { canUsePasskeys, makePasskey } from '../../session/passkey.js';

interface SecondStepWaysProps {
  readonly secondStep: Schemas['SegundoPasso'];
  readonly isSending: boolean;
  readonly attempt: (action: () => Promise<unknown>, success: string) => Promise<unknown>;
  /** Gets a key for an app, to be shown. */
  readonly onOffer: (offer: AplicacaoOferta) => void;
  /** Gets recovery codes, to be shown. */
  readonly onCodes: (codes: readonly string[] | null) => void;
}

const APPS = 'Uma aplicação do telemóvel que mostra códigos: Google Authenticator, Microsoft Authenticator, Aegis…';

function codesLeft(count: number): string {
  if (count === 0) return 'Já não tem nenhum. Crie códigos novos.';
  return count === 1 ? 'Resta 1 por usar.' : `Restam ${count} por usar.`;
}

export function SecondStepWays(props: SecondStepWaysProps) {
  const { secondStep, isSending, attempt, onOffer, onCodes } = props;
  const { ativo, exigido, aplicacao, passkeys, codigos } = secondStep;
  const calls = useCalls();
  const isOnlyOne = exigido && passkeys.length + (aplicacao === null ? 0 : 1) === 1;
  const doing = (act: () => Promise<unknown>, success: string): ButtonProps => ({
    disabled: isSending,
    onClick: () => void attempt(act, success),
  });
  const offerApp = async (): Promise<void> => onOffer(await calls.GET('/api/segundo-passo/aplicacao'));
  const renewCodes = async (): Promise<void> => onCodes((await calls.POST('/api/segundo-passo/codigos')).codigos);
  return (
    <>
      <ul className="lista" aria-label="Formas de dar o segundo passo">
        <DetailedRow
          title="Aplicação de códigos"
          detail={aplicacao === null ? APPS : `Configurada: ${formatMoment(aplicacao)}`}
        >
          <Button {...doing(offerApp, '')} variant={aplicacao === null ? 'contained' : 'text'}>
            {aplicacao === null ? 'Configurar' : 'Trocar de aplicação'}
          </Button>
          {aplicacao !== null && !isOnlyOne && (
            <Button {...doing(() => calls.DELETE('/api/segundo-passo/aplicacao'), 'Aplicação retirada.')} color="error">
              Retirar a aplicação
            </Button>
          )}
        </DetailedRow>
        <PasskeyRows {...props} canRemove={!isOnlyOne} />
        {ativo && (
          <DetailedRow title="Códigos de recuperação" detail={codesLeft(codigos)}>
            <Button {...doing(renewCodes, 'Códigos novos criados. Os antigos já não servem.')}>
              Criar códigos novos
            </Button>
          </DetailedRow>
        )}
      </ul>
      {ativo && !exigido && (
        <Confirmed
          title="Desligar o segundo passo?"
          confirm={{ label: 'Desligar', busyLabel: 'A desligar...' }}
          isBusy={isSending}
          onConfirm={() => attempt(() => calls.DELETE('/api/segundo-passo'), 'Segundo passo desligado.')}
          button={{
            variant: 'outlined',
            color: 'error',
            sx: { justifySelf: 'start' },
            children: 'Desligar o segundo passo',
          }}
        >
          Para entrar passa a bastar a palavra-passe. A aplicação, as chaves de acesso e os códigos de recuperação
          deixam de servir.
        </Confirmed>
      )}
    </>
  );
}

const ABOUT_PASSKEYS =
  'A impressão digital, o rosto ou o PIN do seu telemóvel ou computador, ou uma chave USB. É o mais seguro.';

const NO_PASSKEYS_HERE =
  'Só funcionam num endereço https, ou em localhost. Aqui não: use uma aplicação de códigos, ou fale com quem gere o servidor.';

const NOT_THIS_BROWSER = 'Este navegador não as tem. Use outro, ou uma aplicação de códigos.';

function whenUsed({ criada, usada }: Schemas['Passkey']): string {
  return `Criada: ${formatMoment(criada)} · ${usada === null ? 'Ainda não usada' : `Usada: ${formatMoment(usada)}`}`;
}

interface PasskeyRowsProps extends SecondStepWaysProps {
  /** Not where an account would be left without what it must have. */
  readonly canRemove: boolean;
}

/** One's passkeys, and the way to another where the address of the back office and the browser let them work. */
function PasskeyRows({ secondStep, isSending, attempt, onCodes, canRemove }: PasskeyRowsProps) {
  const { passkeys, passkeysPossiveis } = secondStep;
  const calls = useCalls();
  const canAdd = passkeysPossiveis && canUsePasskeys();
  const add = async (nome: string): Promise<void> => {
    const { opcoes } = await calls.POST('/api/segundo-passo/passkeys/opcoes');
    const resposta = await makePasskey(opcoes);
    onCodes((await calls.POST('/api/segundo-passo/passkeys', { nome, resposta })).codigos);
  };
  const rename = (id: number, nome: string) =>
    attempt(() => calls.PUT('/api/segundo-passo/passkeys/{id}', { id }, { nome }), 'Nome mudado.');
  const remove = (id: number) =>
    attempt(() => calls.DELETE('/api/segundo-passo/passkeys/{id}', { id }), 'Chave de acesso retirada.');
  return (
    <>
      <DetailedRow
        title="Chaves de acesso"
        detail={canAdd ? ABOUT_PASSKEYS : passkeysPossiveis ? NOT_THIS_BROWSER : NO_PASSKEYS_HERE}
      >
        {canAdd && (
          <PasskeyNameButton
            disabled={isSending}
            variant={passkeys.length === 0 ? 'contained' : 'text'}
            asked={{ title: 'Adicionar uma chave de acesso', label: 'Continuar', nome: '' }}
            onName={(nome) => void attempt(() => add(nome), 'Chave de acesso adicionada.')}
          >
            {passkeys.length === 0 ? 'Adicionar' : 'Adicionar outra'}
          </PasskeyNameButton>
        )}
      </DetailedRow>
      {passkeys.map((passkey) => (
        <DetailedRow key={passkey.id} title={passkey.nome} detail={whenUsed(passkey)}>
          <PasskeyNameButton
            disabled={isSending}
            aria-label={`Mudar o nome de ${passkey.nome}`}
            asked={{ title: 'Mudar o nome', label: 'Guardar', nome: passkey.nome }}
            onName={(nome) => void rename(passkey.id, nome)}
          >
            Mudar o nome
          </PasskeyNameButton>
          {canRemove && (
            <Button
              onClick={() => void remove(passkey.id)}
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

interface PasskeyNameButtonProps extends ButtonProps {
  readonly asked: Readonly<Record<'title' | 'label' | 'nome', string>>;
  readonly onName: (name: string) => void;
}

/** A button that asks for the name of a passkey. */
function PasskeyNameButton({ asked: { title, label, nome: known }, onName, ...button }: PasskeyNameButtonProps) {
  return (
    <DialogButton
      {...button}
      dialog={(close) => (
        <FormDialog
          title={title}
          record={{ nome: known }}
          limits={passkeyInput}
          label={label}
          maxWidth="xs"
          focused="nome"
          onSubmit={({ nome }) => {
            if (nome.trim() === '') return { nome: 'Escreva um nome.' };
            close();
            return onName(nome.trim());
          }}
          onClose={close}
        >
          <DialogContentText>Dê-lhe um nome que a distinga: onde está ou como é.</DialogContentText>
          <LineInput source="nome" label="Nome" helperText="Por exemplo: Telemóvel, Chave do escritório." />
        </FormDialog>
      )}
    />
  );
}
