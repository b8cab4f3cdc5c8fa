import DownloadIcon from '@mui/icons-material/FileDownload';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { encode } from 'uqr';
import type { AplicacaoOferta } from '../../api-types.js';
import { ColourChip } from '../../common/colour-chip.js';
import { CopyButton } from '../../common/copy-url-button.js';
import { Outcome } from '../../common/feedback.js';
import { ChangeForm } from '../../common/form/change-form.js';
import { FormSection } from '../../common/form/form-section.js';
import { LineInput } from '../../common/form/line-input.js';
import { useUnsavedMark } from '../../session/unsaved-work.js';
import { type ChangeState, useChange } from '../../common/form/use-change.js';
import { takeFocus } from '../../common/go-to-field.js';
import { saveText } from '../../common/save-file.js';
import { Row, Stack } from '../../common/parts.js';
import { useCalls, useRead } from '../../common/use-read.js';
import { palette } from '../../theme/palette.js';
import { accountKeys } from '../../query-client.js';
import { SecondStepWays } from './second-step-ways.js';

export function SecondStepCard() {
  const dataProvider = useCalls();
  const queryClient = useQueryClient();
  const { state, change } = useChange();
  const { data: secondStep, instead } = useRead(accountKeys.secondStep, (calls) => calls.GET('/api/segundo-passo'), {
    failure: 'Não foi possível ler o segundo passo.',
  });
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
        {secondStep === undefined && instead}
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

interface AppSetupProps {
  readonly offer: AplicacaoOferta;
  readonly state: ChangeState;
  readonly onConfirm: (code: string) => void;
  readonly onCancel: () => void;
}

/** The key in groups of four, as it is typed. */
const grouped = (key: string): string => key.replaceAll(/(.{4})(?!$)/g, '$1 ');

function AppSetup({ offer, state, onConfirm, onCancel }: AppSetupProps) {
  return (
    <ChangeForm record={{ codigo: '' }} state={state} onSubmit={({ codigo }) => onConfirm(codigo)}>
      <Typography ref={takeFocus} tabIndex={-1} variant="h3">
        Configurar a aplicação
      </Typography>
      <Row gap={2.5} alignItems="flex-start">
        <Box sx={{ flex: '0 0 220px', maxWidth: '100%' }}>
          <QrCode text={offer.uri} label="Código QR para a aplicação" />
        </Box>
        <Stack gap={1.5} basis="16rem">
          <Typography>
            <strong>1.</strong> Na aplicação de códigos do seu telemóvel, aponte a câmara a este código QR. Se não
            puder, escreva lá esta chave:
          </Typography>
          <Typography component="code" sx={{ fontFamily: 'monospace', fontSize: '1.05rem' }}>
            {grouped(offer.chave)}
          </Typography>
          <Typography>
            <strong>2.</strong> Escreva aqui o código de 6 algarismos que a aplicação mostra.
          </Typography>
          <LineInput
            source="codigo"
            label="Código da aplicação"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={12}
          />
          <Row>
            <Button type="submit" variant="contained" disabled={state.isSending}>
              {state.isSending ? 'A confirmar...' : 'Confirmar'}
            </Button>
            <Button onClick={onCancel} disabled={state.isSending}>
              Cancelar
            </Button>
          </Row>
        </Stack>
      </Row>
    </ChangeForm>
  );
}

/** Modules of white around it, without which a phone does not find it. */
const QR_BORDER = 4;

/** A text as a QR code, black on white whatever the theme: phones read no other. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QR_BORDER });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: '100%', maxWidth: 220, bgcolor: '#ffffff', borderRadius: 1 }}
    >
      <path d={path} fill="#000000" />
    </Box>
  );
}

const FILE = 'dfc-codigos-de-recuperacao.txt';
const TITLE = 'Códigos de recuperação do painel da DFC Portugal';

/** Recovery codes, the one time that they are shown. */
function RecoveryCodes({ codes, onKept }: { readonly codes: readonly string[]; readonly onKept: () => void }) {
  return (
    <Stack gap={1.5}>
      <Typography ref={takeFocus} tabIndex={-1} variant="h3">
        Códigos de recuperação
      </Typography>
      <Alert severity="warning">
        Guarde-os já num sítio seguro: não voltam a ser mostrados. Cada um deixa-o entrar uma vez, se ficar sem o
        telemóvel ou sem a chave de acesso.
      </Alert>
      <Box
        component="ol"
        aria-label="Códigos de recuperação"
        sx={{
          m: 0,
          p: 2,
          pl: 6,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          columnGap: 5,
          rowGap: 0.5,
          border: `1px solid ${palette.ink.line}`,
          borderRadius: 2,
          fontFamily: 'monospace',
          fontSize: '1.05rem',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Row>
        <CopyButton
          text={codes.join('\n')}
          label="Copiar"
          variant="outlined"
          done="Códigos copiados."
          failed="Não foi possível copiar os códigos."
        />
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          onClick={() => saveText(FILE, `${TITLE}\n\n${codes.join('\n')}\n`)}
        >
          Descarregar
        </Button>
        <Button variant="contained" onClick={onKept}>
          Já os guardei
        </Button>
      </Row>
    </Stack>
  );
}
