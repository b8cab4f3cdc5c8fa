import DeleteForeverIcon from '@mui/icons-material/DeleteForever';
import { Typography } from '@mui/material';
import type { DadosPessoais } from '../../api-types.js';
import { Confirmed } from '../../common/confirm-dialog.js';
import { formatMoment } from '../../common/dates/format-date.js';
import { useMailGoesOut } from '../../common/use-mail-goes-out.js';
import { grouped } from './found-records.js';

interface ErasePersonProps {
  readonly found: DadosPessoais;
  readonly isBusy: boolean;
  readonly onErase: () => Promise<void>;
}

function Lines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <Typography variant="subtitle1" sx={{ mt: 1.5 }}>
        {title}
      </Typography>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

/** Erases all of a person, after a question that says what goes, what stays and what cannot be reached. */
export function ErasePerson({ found, isBusy, onErase }: ErasePersonProps) {
  const mailGoesOut = useMailGoesOut();
  const going = found.registos.filter(({ naoSeApaga }) => naoSeApaga === null);
  const staying = found.registos.filter(({ naoSeApaga }) => naoSeApaga !== null);
  const others = [...new Set(going.flatMap(({ tambemDe }) => tambemDe))];
  if (going.length === 0) return null;
  return (
    <Confirmed
      title="Apagar tudo desta pessoa?"
      confirm={{ label: 'Apagar tudo', busyLabel: 'A apagar...' }}
      isBusy={isBusy}
      onConfirm={onErase}
      button={{ color: 'error', variant: 'outlined', startIcon: <DeleteForeverIcon />, children: 'Apagar tudo' }}
    >
      <Typography>
        O que se guarda sob <strong>{found.email}</strong> é apagado para sempre, com anexos e e-mails por enviar
        {mailGoesOut && ', e a pessoa recebe um recibo'}.
      </Typography>
      <Lines title="É apagado" lines={grouped(going).map(({ kind, records }) => `${kind} (${records.length})`)} />
      <Lines
        title="Fica"
        lines={staying.map(({ nome, quando, naoSeApaga }) => `${nome} de ${formatMoment(quando)}: ${naoSeApaga}`)}
      />
      <Lines
        title={mailGoesOut ? 'Está também sob outro endereço, que recebe um recibo' : 'Está também sob outro endereço'}
        lines={others}
      />
      <Typography sx={{ mt: 1.5 }}>
        Fora do alcance do sistema: os e-mails já entregues, à pessoa ou à equipa, as exportações já feitas e as cópias
        de segurança, que se limpam quando se repõem.
      </Typography>
    </Confirmed>
  );
}
