import { Alert, Link } from '@mui/material';
import { required } from 'ra-core';
import { BooleanInput, SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { calendarDays } from '@contract/edition-phase';
import { Link as RouterLink } from 'react-router';
import { typedLines } from '@contract/typed-text';
import { lisbonDay } from '../../common/dates/lisbon-time.js';
import { schoolYearOf, schoolYears } from '../../common/dates/school-years.js';
import { CountedTextInput } from '../../common/form/counted-text-input.js';
import { DayInput } from '../../common/form/date-inputs.js';
import { EmblemInputs } from '../../common/form/emblem-inputs.js';
import { useField, useFormStatus, useInputProps } from '../../common/form/form-context.js';
import { FormSection } from '../../common/form/form-section.js';
import { RecordScreen } from '../../common/form/record-screen.js';
import { ImageField } from '../../pictures/image-field.js';
import { editionEditor, thanksEditor } from './edition-editor.js';
import { yearWords } from './edition-phases.js';
import { EditionSchools } from './prolong.js';
import { GroupList } from '../../common/form/group-list.js';
import { WebAddressInput } from '../../common/form/web-address-input.js';

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
  required: ['chave', 'introducao'],
  incompleteHint: 'Escolha o ano letivo e escreva a introdução',
};

const edit = {
  deleteQuestion: 'Tem a certeza de que quer eliminar esta edição? A sua página deixa de existir.',
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

export default function EditionForm() {
  return (
    <RecordScreen editor={editionEditor} called="a edição" create={create} edit={edit} returnsToList>
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
      <FormSection title="Projetos">
        <Alert severity="info" className="inteiro">
          Os prémios e os projetos desta edição estão no{' '}
          <Link component={RouterLink} to="/dashboard/mural">
            mural de projetos
          </Link>
          , e aparecem aqui por si.
        </Alert>
        <CountedTextInput source="tituloPremios" hint="Vazio: «Projetos distinguidos»" isWide />
        <CountedTextInput source="tituloProjetos" hint="Vazio: «Consulte todos os projetos participantes:»" isWide />
      </FormSection>
      <FormSection title="Agradecimentos">
        <GroupList source="agradecimentos" one="Lista" editor={thanksEditor} hint="Listas de escolas, por programa">
          <CountedTextInput source="titulo" isRequired isWide />
          <NamesInput source="nomes" />
        </GroupList>
      </FormSection>
    </RecordScreen>
  );
}

const VIDEO = 'https://www.youtube.com/watch?v=...';

function FestivalVideo() {
  return (
    <FormSection title="Festival">
      <WebAddressInput source="video" hint="YouTube ou Vimeo: só se carrega com um clique" placeholder={VIDEO} />
      <BooleanInput
        {...useInputProps('videoProvisorio')}
        helperText="Até haver endereço, aparece um desenho e a nota de que o vídeo será publicado"
      />
    </FormSection>
  );
}

function NamesInput({ source }: { readonly source: string }) {
  const { maxItems } = useField(source);
  return (
    <TextInput
      {...useInputProps(source)}
      multiline
      minRows={3}
      className="inteiro"
      validate={isRequired}
      helperText={`Um nome por linha, até ${maxItems}`}
      format={(names: unknown) => (Array.isArray(names) ? names.join('\n') : '')}
      parse={(text: string) => (text === '' ? [] : typedLines(text).split('\n'))}
    />
  );
}
