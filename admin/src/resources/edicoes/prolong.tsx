import UpdateIcon from '@mui/icons-material/Update';
import { Alert, Button, MenuItem } from '@mui/material';
import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import { Link } from 'react-router';
import { type EditionCalendar, hasCalendar } from '@contract/edition-phase';
import { usePapel } from '../../account/own-account.js';
import type { Edicao, Schemas } from '../../api-types.js';
import { formatDay } from '../../common/dates/format-date.js';
import { lisbonDay } from '../../common/dates/lisbon-time.js';
import { isWaiting } from '../../publishing/situation.js';
import { useFormStatus } from '../../common/form/form-context.js';
import { LineInput } from '../../common/form/line-input.js';
import { MailDialog } from '../../common/form/mail-dialog.js';
import { filteredList } from '../../common/section/section-group.js';
import { Row } from '../../common/stack.js';
import { DialogButton } from '../../common/titled-dialog.js';
import { useMailGoesOut } from '../../common/use-mail-goes-out.js';
import { useCalls } from '../../common/use-read.js';
import { Note } from '../../common/note.js';

/** Lets an administrator see the schools of an edition, and give them more time. */
export function EditionSchools() {
  const edition = useRecordContext<Edicao>();
  const { isEdit, isPublic, isBusy, situacao } = useFormStatus();
  const { dirtyFields } = useFormState();
  const papel = usePapel();
  if (papel !== 'administracao' || !isEdit || edition === undefined || !hasCalendar(edition)) return null;
  const isChanged = Object.keys(dirtyFields).length > 0 || isWaiting(situacao);
  return (
    <Row className="inteiro" gap={1.5}>
      {isPublic && (
        <DialogButton
          variant="outlined"
          startIcon={<UpdateIcon />}
          disabled={isBusy || isChanged}
          dialog={(close) => <ProlongDialog edition={edition} onClose={close} />}
        >
          Prolongar um prazo
        </DialogButton>
      )}
      <Button component={Link} to={filteredList('/dashboard/participacoes', { edicao: edition.chave })}>
        Ver as escolas
      </Button>
      {isPublic && isChanged && <Note>Para prolongar um prazo, publique primeiro o que mudou.</Note>}
    </Row>
  );
}

interface ProlongDialogProps {
  readonly edition: Edicao & EditionCalendar;
  readonly onClose: () => void;
}

function toldWords(count: number, mailGoesOut: boolean): string {
  if (count === 0) return 'Nenhuma escola recebe e-mail.';
  const schools = count === 1 ? '1 escola' : `${count} escolas`;
  return mailGoesOut
    ? `Segue este e-mail para ${schools}.`
    : `O e-mail não sai daqui: fica guardado em ficheiros, no servidor, o aviso para ${schools}.`;
}

function ProlongDialog({ edition, onClose }: ProlongDialogProps) {
  const dataProvider = useCalls();
  const mailGoesOut = useMailGoesOut();
  const { startAgain } = useFormStatus();
  const { id, inscricoesFecham, submissaoFecha } = edition;
  const [today] = useState(() => lisbonDay(new Date().toISOString()));
  const prazo: Schemas['ProlongamentoInput']['prazo'] = today > inscricoesFecham ? 'submissao' : 'inscricoes';
  return (
    <MailDialog
      title="Prolongar um prazo"
      record={{ prazo, ate: '' }}
      look={(values) => dataProvider.previewProlonging(id, values)}
      told={({ seguem }) => (
        <Alert severity="info">
          O site e os formulários passam a dizer o novo dia. {toldWords(seguem, mailGoesOut)}
        </Alert>
      )}
      sendLabel={({ seguem }) => (seguem === 0 ? 'Prolongar' : 'Prolongar e avisar as escolas')}
      send={async (values) => {
        await dataProvider.prolong(id, values);
        return `O prazo foi prolongado até ${formatDay(values.ate)}.`;
      }}
      // the form is read anew, with the new day and the version that it is of
      onDone={startAgain}
      onClose={onClose}
    >
      <LineInput source="prazo" label="Prazo" select>
        <MenuItem value="inscricoes">Inscrições, até {formatDay(inscricoesFecham)}</MenuItem>
        <MenuItem value="submissao">Entrega dos projetos, até {formatDay(submissaoFecha)}</MenuItem>
      </LineInput>
      <LineInput source="ate" label="Novo último dia" type="date" helperText="Conta até à meia-noite, em Lisboa." />
    </MailDialog>
  );
}
