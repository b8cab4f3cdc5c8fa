import { Alert, Chip, DialogContentText, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { passkeyInput } from '@contract/limits/passkey-input';
import type { AplicacaoOferta, Passkey, SegundoPasso } from '../../api-types.js';
import { ConfirmDialog } from '../../common/confirm-dialog.js';
import { FormDialog } from '../../common/form/form-dialog.js';
import { FormSection } from '../../common/form/form-section.js';
import { LineInput } from '../../common/form/line-input.js';
import { useUnsavedMark } from '../../common/form/unsaved-guard.js';
import { useChange } from '../../common/form/use-change.js';
import { LiveRegion, LoadingBlock } from '../../common/feedback.js';
import { Stack } from '../../common/stack.js';
import type { AdminDataProvider } from '../../data-provider/admin-data-provider.js';
import { makePasskey } from '../../session/passkey.js';
import { palette } from '../../theme/palette.js';
import { accountKeys } from '../own-account.js';
import { AppSetup } from './app-setup.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondStepWays } from './second-step-ways.js';

const FAILURE = 'Erro ao mudar o segundo passo. Tente novamente.';

function isRead(secondStep: Partial<SegundoPasso> | undefined): secondStep is SegundoPasso {
  // where the session has ended, react-admin resolves with nothing in it and leads to the sign-in
  return secondStep?.ativo !== undefined;
}

export function SecondStepCard() {
  const dataProvider = useDataProvider<AdminDataProvider>();
  const queryClient = useQueryClient();
  const { state, change } = useChange();
  const { data, error } = useQuery({ queryKey: accountKeys.secondStep, queryFn: () => dataProvider.secondStep() });
  const [offer, setOffer] = useState<AplicacaoOferta | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isEnding, setEnding] = useState(false);
  const [naming, setNaming] = useState<Passkey | 'new' | null>(null);
  useUnsavedMark(codes !== null);

  const changeAndRead = (action: () => Promise<void>, success: string): Promise<boolean | undefined> =>
    change(
      async () => {
        await action();
        // the account itself is read again once the codes are kept: it may then show something else than this
        for (const queryKey of [accountKeys.secondStep, accountKeys.sessions])
          await queryClient.invalidateQueries({ queryKey });
      },
      success,
      FAILURE,
    );
  const offerApp = (): void => {
    void change(async () => setOffer(await dataProvider.offerApp()), '', FAILURE);
  };
  const confirmApp = (code: string): void => {
    if (offer === null) return;
    const { pedido } = offer;
    const confirm = async (): Promise<void> => {
      setCodes(await dataProvider.confirmApp({ pedido, codigo: code }));
      setOffer(null);
    };
    void changeAndRead(confirm, 'Aplicação configurada.');
  };
  const namePasskey = (nome: string): void => {
    const passkey = naming === 'new' ? null : naming;
    setNaming(null);
    const add = async (): Promise<void> => {
      const options = await dataProvider.passkeyOptions();
      setCodes(await dataProvider.addPasskey({ nome, resposta: await makePasskey(options) }));
    };
    if (passkey === null) void changeAndRead(add, 'Chave de acesso adicionada.');
    else void changeAndRead(() => dataProvider.renamePasskey(passkey.id, nome), 'Nome mudado.');
  };
  const renewCodes = (): void => {
    const renew = async (): Promise<void> => setCodes(await dataProvider.renewRecoveryCodes());
    void changeAndRead(renew, 'Códigos novos criados. Os antigos já não servem.');
  };
  const keep = (): void => {
    setCodes(null);
    void queryClient.invalidateQueries({ queryKey: accountKeys.account, exact: true });
  };
  const switchOff = async (): Promise<void> => {
    await changeAndRead(() => dataProvider.switchOffSecondStep(), 'Segundo passo desligado.');
    setEnding(false);
  };

  return (
    <FormSection title="Segundo passo" id="segundo-passo">
      <Stack className="inteiro" gap={1.5}>
        <Typography>
          {isRead(data) && data.ativo && (
            <Chip
              size="small"
              label="Ligado"
              sx={{ mr: 1, bgcolor: palette.teal.light, color: palette.teal.dark, fontWeight: 700 }}
            />
          )}
          Com o segundo passo, a palavra-passe já não chega para entrar: é preciso também um código do seu telemóvel ou
          uma chave de acesso. Quem descobrir a sua palavra-passe fica à porta.
        </Typography>
        <LiveRegion>
          {state.success !== '' && <Alert severity="success">{state.success}</Alert>}
          {state.error !== '' && state.fields['codigo'] === undefined && <Alert severity="error">{state.error}</Alert>}
        </LiveRegion>
        {error && <Alert severity="error">Não foi possível ler o segundo passo. {error.message}</Alert>}
        {codes !== null && <RecoveryCodes codes={codes} onKept={keep} />}
        {offer !== null && (
          <AppSetup
            key={offer.chave}
            offer={offer}
            state={state}
            onConfirm={confirmApp}
            onCancel={() => setOffer(null)}
          />
        )}
        {!isRead(data) && !error && <LoadingBlock />}
        {isRead(data) && offer === null && codes === null && (
          <SecondStepWays
            secondStep={data}
            isSending={state.isSending}
            onOfferApp={offerApp}
            onRemoveApp={() => void changeAndRead(() => dataProvider.removeApp(), 'Aplicação retirada.')}
            onAddPasskey={() => setNaming('new')}
            onRenamePasskey={setNaming}
            onRemovePasskey={({ id }) =>
              void changeAndRead(() => dataProvider.removePasskey(id), 'Chave de acesso retirada.')
            }
            onRenewCodes={renewCodes}
            onSwitchOff={() => setEnding(true)}
          />
        )}
      </Stack>
      {naming !== null && (
        <PasskeyNameDialog
          title={naming === 'new' ? 'Adicionar uma chave de acesso' : 'Mudar o nome'}
          label={naming === 'new' ? 'Continuar' : 'Guardar'}
          initialName={naming === 'new' ? '' : naming.nome}
          onName={namePasskey}
          onCancel={() => setNaming(null)}
        />
      )}
      <ConfirmDialog
        isOpen={isEnding}
        title="Desligar o segundo passo?"
        confirm={{ label: 'Desligar', busyLabel: 'A desligar...' }}
        isBusy={state.isSending}
        onConfirm={() => void switchOff()}
        onCancel={() => setEnding(false)}
      >
        Para entrar passa a bastar a palavra-passe. A aplicação, as chaves de acesso e os códigos de recuperação deixam
        de servir.
      </ConfirmDialog>
    </FormSection>
  );
}

interface PasskeyNameDialogProps {
  readonly title: string;
  readonly label: string;
  readonly initialName: string;
  readonly onName: (name: string) => void;
  readonly onCancel: () => void;
}

function PasskeyNameDialog({ title, label, initialName, onName, onCancel }: PasskeyNameDialogProps) {
  return (
    <FormDialog
      title={title}
      record={{ nome: initialName }}
      label={label}
      maxWidth="xs"
      focused="nome"
      onSubmit={({ nome }) => (nome.trim() === '' ? { nome: 'Escreva um nome.' } : onName(nome.trim()))}
      onClose={onCancel}
    >
      <DialogContentText>Dê-lhe um nome que a distinga: onde está ou como é.</DialogContentText>
      <LineInput
        source="nome"
        label="Nome"
        helperText="Por exemplo: Telemóvel, Chave do escritório."
        maxLength={passkeyInput.nome.maxLength}
      />
    </FormDialog>
  );
}
