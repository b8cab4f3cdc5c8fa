import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SegundoPasso } from '../../api-types.js';
import { formatMoment } from '../../common/dates/format-date.js';
import { WayRow } from './way-row.js';

interface SecondStepWaysProps {
  readonly secondStep: SegundoPasso;
  readonly isSending: boolean;
  readonly onOfferApp: () => void;
  readonly onRemoveApp: () => void;
  readonly onRenewCodes: () => void;
  readonly onSwitchOff: () => void;
}

const APPS = 'Uma aplicação do telemóvel que mostra códigos: Google Authenticator, Microsoft Authenticator, Aegis…';

function codesLeft(count: number): string {
  if (count === 0) return 'Já não tem nenhum. Crie códigos novos.';
  return count === 1 ? 'Resta 1 por usar.' : `Restam ${count} por usar.`;
}

/** The ways to take the second step that an account has or could have. */
export function SecondStepWays(props: SecondStepWaysProps) {
  const { secondStep, isSending, onOfferApp, onRemoveApp, onRenewCodes, onSwitchOff } = props;
  const { ativo, aplicacao, codigos } = secondStep;
  return (
    <>
      <Box component="ul" aria-label="Formas de dar o segundo passo" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        <WayRow
          title="Aplicação de códigos"
          detail={aplicacao === null ? APPS : `Configurada: ${formatMoment(aplicacao)}`}
        >
          <Button onClick={onOfferApp} disabled={isSending} variant={aplicacao === null ? 'contained' : 'text'}>
            {aplicacao === null ? 'Configurar' : 'Trocar de aplicação'}
          </Button>
          {aplicacao !== null && (
            <Button onClick={onRemoveApp} disabled={isSending} color="error">
              Retirar a aplicação
            </Button>
          )}
        </WayRow>
        {ativo && (
          <WayRow title="Códigos de recuperação" detail={codesLeft(codigos)}>
            <Button onClick={onRenewCodes} disabled={isSending}>
              Criar códigos novos
            </Button>
          </WayRow>
        )}
      </Box>
      {ativo && (
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
