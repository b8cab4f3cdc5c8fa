import { Alert, Button, Link } from '@mui/material';
import { agradecimentoInput } from '@contract/limits/agradecimento-input';
import { edicaoInput } from '@contract/limits/edicao-input';
import { useRecordContext } from 'ra-core';
import { SelectInput, TextInput } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { calendarDays, type EditionCalendar, hasCalendar } from '@contract/edition-phase';
import { typedLines } from '@contract/typed-text';
import UpdateIcon from '@mui/icons-material/Update';
import { counted } from '../../common/counted.js';
import { lisbonToday } from '../../common/dates/lisbon-time.js';
import { schoolYearOf, schoolYears, yearName } from '../../common/dates/school-years.js';
import { emblemFields } from '../../common/form/emblem-fields.js';
import { useField, useFormStatus, useInputProps } from '../../common/form/form-context.js';
import { editorOf, type FormValues, type RecordEditor } from '../../common/form/record-editor.js';
import { RecordField } from '../../common/form/record-fields.js';
import { RecordScreen } from '../../common/form/record-screen.js';
import { yearWords } from './edition-phases.js';
import { GroupList } from '../../common/form/group-list.js';
import { valueViews } from '../../common/form/value-views.js';
import { usePapel } from '../../account/own-account.js';
import type { Edicao, Schemas } from '../../api-types.js';
import { formatDay } from '../../common/dates/format-date.js';
import { useToday } from '../../common/dates/use-now.js';
import type { Reviewed } from '../../publishing/review.js';
import { isWaiting } from '../../publishing/situation.js';
import { LineInput } from '../../common/form/line-input.js';
import { MailDialog } from '../../common/form/mail-dialog.js';
import { filteredList } from '../../common/section/section-group.js';
import { Note, Row } from '../../common/parts.js';
import { DialogButton } from '../../common/titled-dialog.js';
import { useMailGoesOut } from '../../common/use-mail-goes-out.js';

const stated = editorOf(edicaoInput, {
  chave: { label: 'Ano letivo', view: valueViews.schoolYear, first: schoolYearOf(lisbonToday()), isRequired: true },
  introducao: { label: 'Introdução', review: 'text', hint: 'A primeira frase da página', rows: 2, isRequired: true },
  inscricoesAbrem: { label: 'Inscrições: primeiro dia', kind: 'day', hint: 'Antes deste dia, o site diz quando abrem' },
  inscricoesFecham: { label: 'Inscrições: último dia', kind: 'day', hint: 'Fecham à meia-noite deste dia, em Lisboa' },
  submissaoAbre: {
    label: 'Entrega dos projetos: primeiro dia',
    kind: 'day',
    hint: 'Desde quando as escolas entregam os projetos',
  },
  submissaoFecha: {
    label: 'Entrega dos projetos: último dia',
    kind: 'day',
    hint: 'Fecha à meia-noite deste dia, em Lisboa',
  },
  festival: { label: 'Dia do festival', kind: 'day', hint: 'Opcional: pode ficar por saber' },
  festivalLocal: {
    label: 'Local do festival',
    review: 'text',
    hint: 'Opcional: lê-se depois de «em», por exemplo «Gaia»',
  },
  resultados: {
    label: 'Resultados: último dia da edição',
    kind: 'day',
    hint: 'Depois deste dia, a edição passa a arquivo',
  },
  custo: { label: 'Quanto custa participar', review: 'text', hint: 'Por exemplo «Gratuito»' },
  capa: { label: 'Capa', kind: 'image', review: 'emblem' },
  capaAlt: {
    label: 'Texto alternativo da capa',
    hint: 'O que se vê, para quem não vê. Vazio: imagem decorativa',
    isWide: true,
  },
  ...emblemFields,
  video: {
    label: 'Vídeo do festival',
    kind: 'link',
    hint: 'YouTube ou Vimeo: só se carrega com um clique',
    placeholder: 'https://www.youtube.com/watch?v=...',
  },
  videoProvisorio: {
    label: 'O vídeo está a ser preparado',
    kind: 'switch',
    first: false,
    hint: 'Até haver endereço, aparece um desenho e a nota de que o vídeo será publicado',
  },
  tituloPremios: { label: 'Título dos prémios', review: 'text', hint: 'Vazio: «Projetos distinguidos»', isWide: true },
  tituloProjetos: {
    label: 'Título dos projetos',
    review: 'text',
    hint: 'Vazio: «Consulte todos os projetos participantes:»',
    isWide: true,
  },
  agradecimentos: {
    label: 'Agradecimentos',
    first: [],
    view: (value) =>
      (value as Edicao['agradecimentos']).map(({ titulo, nomes }) => `${titulo}: ${nomes.join(', ')}`).join('\n'),
  },
});

const thanks = {
  labels: { titulo: 'Título', nomes: 'Nomes' },
  limits: agradecimentoInput,
  fields: { titulo: { label: 'Título', isRequired: true, isWide: true } },
} satisfies RecordEditor;

function reviewed(values: FormValues): Reviewed[] {
  const lists = (values['agradecimentos'] ?? []) as readonly FormValues[];
  const titles = lists.map(({ titulo }, index) => ({
    source: `agradecimentos.${index}.titulo`,
    label: `Lista ${index + 1} · ${thanks.labels.titulo}`,
    kind: 'text' as const,
    value: titulo,
  }));
  return [...stated.reviewed(values), ...titles];
}

const editor = { ...stated, reviewed };

const choices = schoolYears(lisbonToday());
const create = {
  submit: 'Criar Edição',
  submitting: 'A criar...',
  success: 'Edição criada com sucesso! A página já está no site.',
  failure: 'Erro ao criar a edição. Verifique os dados e tente novamente.',
  incompleteHint: 'Escolha o ano letivo e escreva a introdução',
};

const edit = { deleteQuestion: 'Tem a certeza de que quer eliminar esta edição? A sua página deixa de existir.' };

function SchoolYear() {
  const { isEdit } = useFormStatus();
  const key = useWatch<{ chave?: string | null }>({ name: 'chave' }) ?? '';
  const known = choices.some(({ id }) => id === key);
  const own = known || key === '' ? choices : [...choices, { id: key, name: yearName(key) }];
  return (
    <SelectInput
      {...useInputProps('chave', true)}
      choices={own}
      readOnly={isEdit}
      helperText={isEdit ? `O endereço da página não muda: /${key}` : `A página fica em /${key}`}
    />
  );
}

function CalendarNotice() {
  const edition = useWatch() as Parameters<typeof yearWords>[0];
  const days = calendarDays.map((day) => edition[day] ?? null);
  const text = days.every((day) => day === null)
    ? 'Sem calendário, a edição aparece entre as anteriores. Com ele, o site e o formulário de inscrição seguem as datas sozinhos.'
    : days.some((day) => day === null)
      ? 'Faltam dias: o calendário precisa de todos, menos do dia do festival.'
      : `Hoje: ${yearWords({ ...edition, festival: edition.festival ?? null })}.`;
  return (
    <Alert severity="info" className="inteiro" role="status">
      {text}
    </Alert>
  );
}

const terms = ['inscricoesAbrem', 'inscricoesFecham', 'submissaoAbre', 'submissaoFecha'];
const sections = {
  Edição: [SchoolYear, 'introducao'],
  Calendário: [CalendarNotice, EditionSchools, ...terms, 'festival', 'festivalLocal', 'resultados', 'custo'],
  'Capa na lista das edições': ['capa', 'capaAlt', 'forma', 'cor'],
  Festival: ['video', 'videoProvisorio'],
  Projetos: [WallNotice, 'tituloPremios', 'tituloProjetos'],
  Agradecimentos: [ThanksLists],
};

export default function EditionForm() {
  return <RecordScreen editor={editor} create={create} edit={edit} sections={sections} returnsToList />;
}

function WallNotice() {
  return (
    <Alert severity="info" className="inteiro">
      Os prémios e os projetos desta edição estão no <Link href="/dashboard/mural">mural de projetos</Link>, e aparecem
      aqui sozinhos.
    </Alert>
  );
}

function ThanksLists() {
  return (
    <GroupList source="agradecimentos" one="Lista" editor={thanks} hint="Listas de escolas, por programa">
      <RecordField source="titulo" />
      <NamesInput source="nomes" />
    </GroupList>
  );
}

function NamesInput({ source }: { readonly source: string }) {
  const { maxItems } = useField(source);
  return (
    <TextInput
      {...useInputProps(source, true)}
      multiline
      minRows={3}
      className="inteiro"
      helperText={`Um nome por linha, até ${maxItems}`}
      format={(names: unknown) => (Array.isArray(names) ? names.join('\n') : '')}
      parse={(text: string) => (text === '' ? [] : typedLines(text).split('\n'))}
    />
  );
}

/** Lets an administrator see the schools of an edition, and give them more time. */
function EditionSchools() {
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
      <Button href={filteredList('/dashboard/participacoes', { edicao: edition.chave })}>Ver as escolas</Button>
      {isPublic && isChanged && <Note>Para prolongar um prazo, publique primeiro o que mudou.</Note>}
    </Row>
  );
}

interface ProlongDialogProps {
  readonly edition: Edicao & EditionCalendar;
  readonly onClose: () => void;
}

function recipientWords(count: number, mailGoesOut: boolean): string {
  if (count === 0) return 'Nenhuma escola recebe e-mail.';
  const schools = counted(count, 'escola', 'escolas');
  return mailGoesOut
    ? `Segue este e-mail para ${schools}.`
    : `O e-mail não sai daqui: fica guardado em ficheiros, no servidor, o aviso para ${schools}.`;
}

function ProlongDialog({ edition, onClose }: ProlongDialogProps) {
  const mailGoesOut = useMailGoesOut();
  const { startAgain } = useFormStatus();
  const { id, inscricoesFecham, submissaoFecha } = edition;
  const today = useToday();
  const prazo: Schemas['ProlongamentoInput']['prazo'] = today > inscricoesFecham ? 'submissao' : 'inscricoes';
  return (
    <MailDialog
      title="Prolongar um prazo"
      record={{ prazo, ate: '' }}
      loadPreview={(values, calls) => calls.POST('/api/edicoes/{id}/prolongamento/previsualizacao', { id }, values)}
      renderSummary={({ seguem }) => (
        <Alert severity="info">
          O site e os formulários passam a dizer o novo dia. {recipientWords(seguem, mailGoesOut)}
        </Alert>
      )}
      sendLabel={({ seguem }) =>
        seguem === 0 ? 'Prolongar' : `Prolongar e ${mailGoesOut ? 'avisar as escolas' : 'guardar o aviso'}`
      }
      send={async (values, calls) => {
        await calls.POST('/api/edicoes/{id}/prolongamento', { id }, values);
        return `O prazo foi prolongado até ${formatDay(values.ate)}.`;
      }}
      // the form is read anew, with the new day and the version that it is of
      onDone={startAgain}
      onClose={onClose}
    >
      <LineInput
        source="prazo"
        label="Prazo"
        choices={[
          { id: 'inscricoes', name: `Inscrições, até ${formatDay(inscricoesFecham)}` },
          { id: 'submissao', name: `Entrega dos projetos, até ${formatDay(submissaoFecha)}` },
        ]}
      />
      <LineInput source="ate" label="Novo último dia" type="date" helperText="Conta até à meia-noite, em Lisboa." />
    </MailDialog>
  );
}
