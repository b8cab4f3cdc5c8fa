import { Alert, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AplicacaoOferta } from '../../api-types.js';
import { ColourChip } from '../../common/colour-chip.js';
import { FormSection } from '../../common/form/form-section.js';
import { useUnsavedMark } from '../../common/form/unsaved-guard.js';
import { useChange } from '../../common/form/use-change.js';
import { LoadingBlock, Outcome } from '../../common/feedback.js';
import { Stack } from '../../common/stack.js';
import { useCalls, useRead } from '../../common/use-read.js';
import { accountKeys } from '../own-account.js';
import { AppSetup } from './app-setup.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondStepWays } from './second-step-ways.js';

export function SecondStepCard() {
  const dataProvider = useCalls();
  const queryClient = useQueryClient();
  const { state, change } = useChange();
  const { data: secondStep, error } = useRead(accountKeys.secondStep, (calls) => calls.GET('/api/segundo-passo'));
  const [offer, setOffer] = useState<AplicacaoOferta | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  useUnsavedMark(codes !== null);
  const attempt = (action: () => Promise<unknown>, success: string) =>
    change(action, success, 'Erro ao mudar o segundo passo. Tente novamente.');

  const confirmApp = ({ pedido }: AplicacaoOferta, codigo: string): void => {
    const confirm = async (): Promise<void> => {
      setCodes((await dataProvider.PUT('/api/segundo-passo/aplicacao', { pedido, codigo })).codigos);
      setOffer(null);
    };
    void attempt(confirm, 'Aplicação configurada.');
  };
  // the account itself is read again once the codes are kept: it may then show something else than this
  const keep = (): void => {
    setCodes(null);
    void queryClient.invalidateQueries({ queryKey: accountKeys.account, exact: true });
  };

  return (
    <FormSection title="Segundo passo" id="segundo-passo">
      <Stack className="inteiro" gap={1.5}>
        <Typography>
          {secondStep?.ativo === true && <ColourChip colour="teal" label="Ligado" />} Com o segundo passo, a
          palavra-passe já não chega para entrar: é preciso também um código do seu telemóvel ou uma chave de acesso.
          Quem descobrir a sua palavra-passe fica à porta.
        </Typography>
        <Outcome state={{ ...state, error: state.fields['codigo'] === undefined ? state.error : '' }} />
        {error && <Alert severity="error">Não foi possível ler o segundo passo. {error.message}</Alert>}
        {codes !== null && <RecoveryCodes codes={codes} onKept={keep} />}
        {offer !== null && (
          <AppSetup
            key={offer.chave}
            offer={offer}
            state={state}
            onConfirm={(code) => confirmApp(offer, code)}
            onCancel={() => setOffer(null)}
          />
        )}
        {secondStep === undefined && !error && <LoadingBlock />}
        {secondStep !== undefined && offer === null && codes === null && (
          <SecondStepWays
            secondStep={secondStep}
            isSending={state.isSending}
            attempt={attempt}
            onOffer={setOffer}
            onCodes={setCodes}
          />
        )}
      </Stack>
    </FormSection>
  );
}
