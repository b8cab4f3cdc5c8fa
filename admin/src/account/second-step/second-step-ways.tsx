import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Passkey, SegundoPasso } from '../../api-types.js';
import { formatMoment } from '../../common/dates/format-date.js';
import { PasskeyRows } from './passkey-rows.js';
import { WayRow } from './way-row.js';

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

/** The ways to take the second step that an account has or could have. */
export function SecondStepWays(props: SecondStepWaysProps) {
  const { secondStep, isSending, onOfferApp, onRemoveApp, onRenewCodes, onSwitchOff } = props;
  const { ativo, exigido, aplicacao, passkeys, passkeysPossiveis, codigos } = secondStep;
  const isOnlyOne = exigido && passkeys.length + (aplicacao === null ? 0 : 1) === 1;
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
          {aplicacao !== null && !isOnlyOne && (
            <Button onClick={onRemoveApp} disabled={isSending} color="error">
              Retirar a aplicação
            </Button>
          )}
        </WayRow>
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
          <WayRow title="Códigos de recuperação" detail={codesLeft(codigos)}>
            <Button onClick={onRenewCodes} disabled={isSending}>
              Criar códigos novos
            </Button>
          </WayRow>
        )}
      </Box>
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
