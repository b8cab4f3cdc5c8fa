import { Alert } from '@mui/material';
import { required } from 'ra-core';
import { SelectInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { calendarDays } from '@contract/edition-phase';
import { lisbonDay } from '../../common/dates/lisbon-time.js';
import { schoolYearOf, schoolYears } from '../../common/dates/school-years.js';
import { CountedTextInput } from '../../common/form/counted-text-input.js';
import { DayInput } from '../../common/form/date-inputs.js';
import { EmblemInputs } from '../../common/form/emblem-inputs.js';
import { useFormStatus, useInputProps } from '../../common/form/form-context.js';
import { FormSection } from '../../common/form/form-section.js';
import { RecordScreen, textsOf } from '../../common/form/record-screen.js';
import { ImageField } from '../../pictures/image-field.js';
import { editionEditor } from './edition-editor.js';
import { FestivalVideo, Thanks, WallTitles } from './edition-parts.js';
import { yearWords } from './edition-phases.js';
import { EditionSchools } from './prolong.js';

const today = lisbonDay(new Date().toISOString());
const choices = schoolYears(today);
const isRequired = required();

const create = {
  messages: {
    submit: 'Criar Edição',
    submitting: 'A criar...',
    success: 'Edição criada com sucesso! A página já está no site.',
    failure: 'Erro ao criar a edição. Verifique os dados e tente novamente.',
  },
  firstValues: {
    chave: schoolYearOf(today),
    forma: 'star',
    cor: 'imaginar',
    videoProvisorio: false,
    agradecimentos: [],
  },
  redirectMs: 1500,
  required: ['chave', 'introducao'],
  incompleteHint: 'Escolha o ano letivo e escreva a introdução',
};

const texts = textsOf('a edição').edit;

const edit = {
  ...texts,
  deleteQuestion: `${texts.deleteQuestion} A sua página deixa de existir.`,
};

function SchoolYear() {
  const { isEdit } = useFormStatus();
  const chave: unknown = useWatch({ name: 'chave' });
  const key = typeof chave === 'string' ? chave : '';
  const known = choices.some(({ id }) => id === key);
  const own = known || key === '' ? choices : [...choices, { id: key, name: editionEditor.views.chave(key) }];
  return (
    <SelectInput
      {...useInputProps('chave')}
      choices={own}
      validate={isRequired}
      readOnly={isEdit}
      helperText={isEdit ? `O endereço da página não muda: /${key}` : `A página fica em /${key}`}
    />
  );
}

/** Says what the site makes of the days. */
function CalendarNotice() {
  const edition = useWatch() as Parameters<typeof yearWords>[0];
  const days = calendarDays.map((day) => edition[day] ?? null);
  const text = days.every((day) => day === null)
    ? 'Sem calendário, a edição aparece entre as anteriores. Com ele, o site e o formulário de inscrição seguem as datas sozinhos.'
    : days.some((day) => day === null)
      ? 'Faltam dias: o calendário leva-os todos, menos o do festival.'
      : `Hoje: ${yearWords({ ...edition, festival: edition.festival ?? null })}.`;
  return (
    <Alert severity="info" className="inteiro" role="status">
      {text}
    </Alert>
  );
}

/** 'Nova Edição' and 'Editar Edição'. */
export default function EditionForm() {
  return (
    <RecordScreen editor={editionEditor} create={create} edit={edit} returnsToList>
      <FormSection title="Edição">
        <SchoolYear />
        <CountedTextInput source="introducao" hint="A primeira frase da página" rows={2} isRequired isWide />
      </FormSection>
      <FormSection title="Calendário">
        <CalendarNotice />
        <EditionSchools />
        <DayInput source="inscricoesAbrem" hint="Antes deste dia, o site diz quando abrem" />
        <DayInput source="inscricoesFecham" hint="Fecham à meia-noite deste dia, em Lisboa" />
        <DayInput source="submissaoAbre" hint="Desde quando as escolas entregam os projetos" />
        <DayInput source="submissaoFecha" hint="Fecha à meia-noite deste dia, em Lisboa" />
        <DayInput source="festival" hint="Opcional: pode ficar por saber" />
        <CountedTextInput source="festivalLocal" hint="Opcional: lê-se depois de «em», por exemplo «Gaia»" />
        <DayInput source="resultados" hint="Depois deste dia, a edição passa a arquivo" />
        <CountedTextInput source="custo" hint="Por exemplo «Gratuito»" />
      </FormSection>
      <FormSection title="Capa na lista das edições">
        <ImageField source="capa" />
        <CountedTextInput source="capaAlt" hint="O que se vê, para quem não vê. Vazio: só enfeita" isWide />
        <EmblemInputs />
      </FormSection>
      <FestivalVideo />
      <WallTitles />
      <Thanks />
    </RecordScreen>
  );
}
