import { Box, Button, Typography } from '@mui/material';
import { encode } from 'uqr';
import type { AplicacaoOferta } from '../../api-types.js';
import { ChangeForm } from '../../common/form/change-form.js';
import { LineInput } from '../../common/form/line-input.js';
import { takeFocus } from '../../common/go-to-field.js';
import type { ChangeState } from '../../common/form/use-change.js';
import { Row, Stack } from '../../common/stack.js';

interface AppSetupProps {
  readonly offer: AplicacaoOferta;
  readonly state: ChangeState;
  readonly onConfirm: (code: string) => void;
  readonly onCancel: () => void;
}

/** The key in groups of four, as it is typed. */
const grouped = (key: string): string => key.replaceAll(/(.{4})(?!$)/g, '$1 ');

export function AppSetup({ offer, state, onConfirm, onCancel }: AppSetupProps) {
  return (
    <ChangeForm record={{ codigo: '' }} state={state} onSubmit={({ codigo }) => onConfirm(codigo)}>
      <Typography ref={takeFocus} tabIndex={-1} variant="h3">
        Configurar a aplicação
      </Typography>
      <Row gap={2.5} sx={{ alignItems: 'flex-start' }}>
        <Box sx={{ flex: '0 0 220px', maxWidth: '100%' }}>
          <QrCode text={offer.uri} label="Código QR para a aplicação" />
        </Box>
        <Stack gap={1.5} sx={{ flex: '1 1 16rem', minWidth: 0 }}>
          <Typography>
            <strong>1.</strong> Na aplicação de códigos do seu telemóvel, aponte a câmara a este código QR. Se não
            puder, escreva lá esta chave:
          </Typography>
          <Typography component="code" sx={{ fontFamily: 'monospace', fontSize: '1.05rem', overflowWrap: 'anywhere' }}>
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
