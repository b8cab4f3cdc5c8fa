import { Typography } from '@mui/material';
import { RecordContextProvider, ResourceContextProvider } from 'ra-core';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { Field, Fields, ListField, PageDescription } from '@contract/pages/field';
import { pages } from '@contract/pages/pages';
import { useParams } from 'react-router';
import { usePapel } from '../../account/own-account.js';
import type { Schemas, User } from '../../api-types.js';
import { formatMoment } from '../../common/dates/format-date.js';
import { EditorBar } from '../../common/form/editor-bar.js';
import { EditorForm } from '../../common/form/editor-form.js';
import type { FormValues, RecordEditor } from '../../common/form/record-editor.js';
import { SiteLink } from '../../common/form/site-link.js';
import { type Save, useSave } from '../../common/form/use-save.js';
import { HistoryButton } from '../../history/history-button.js';
import { PreviewBeside } from '../../publishing/preview-beside.js';
import { Note, Row, Screen } from '../../common/parts.js';
import { READ_ONCE, useCalls, useRead } from '../../common/use-read.js';
import type { Plan, Situacao } from '../../data-provider/calls.js';
import { statedFields, WordFields } from './word-fields.js';
import { plainText } from '../../common/list/column.js';
import { Thumbnail } from '../../pictures/picture.js';
import type { Reviewed, ReviewKind } from '../../publishing/review.js';
import { fieldsOf, type NamedField } from './page-places.js';
import { BackLink } from '../../common/back-link.js';

type Page = Schemas['Pagina'];

interface PageFormProps {
  readonly description: PageDescription;
  readonly first: Page;
  readonly onReload: () => void;
}

const messages = { submit: 'Publicar', submitting: 'A guardar...' };

const DRAFTED = 'Rascunho guardado. Os visitantes ainda não o veem.';
const PUBLISHED = 'Página publicada.';

const isDraft = (plan: Plan | undefined): boolean => plan?.estado === 'rascunho';

function PageForm({ description, first, onReload }: PageFormProps) {
  const { chave, nome, caminhos, fields } = description;
  const papel = usePapel();
  const editor = useMemo(() => wordsEditor(fields, papel), [fields, papel]);
  const { page, saving } = useSavePage(description, editor, first);
  const record = useMemo(() => valuesOf(page), [page]);
  const { state } = saving;
  const situacao: Situacao = {
    recurso: 'paginas',
    registo: page.id ?? 0,
    estado: 'publicado',
    porPublicar: page.temRascunho === true,
    publicarEm: null,
    retirarEm: null,
    alteradoEm: page.alteradoEm ?? null,
    por: page.alteradoPor ?? null,
    problema: null,
  };

  return (
    <PreviewBeside of={{ recurso: 'paginas', registo: chave }} stamp={page.versao}>
      <EditorForm
        // each saved version gets a form of its own, which begins with the stored values
        formKey={page.versao}
        record={record}
        of={{ recurso: `paginas/${chave}`, registo: 0 }}
        saving={saving}
        success={state.kind === 'saved' ? (isDraft(state.plan) ? DRAFTED : PUBLISHED) : undefined}
        isOver={false}
        editor={editor}
        isEdit
        messages={messages}
        situacao={situacao}
        estado="publicado"
        plans={['rascunho']}
        startAgain={onReload}
        head={
          <>
            <Row gap={1.5}>
              <Typography variant="h2" sx={{ flex: 1 }}>
                {nome}
              </Typography>
              {page.id != null && (
                <RecordContextProvider value={{ id: page.id }}>
                  <HistoryButton />
                </RecordContextProvider>
              )}
              <SiteLink path={caminhos[0] ?? '/'} what={nome} />
            </Row>
            {page.alteradoEm != null && (
              <Note>
                Alterada por {page.alteradoPor ?? 'uma conta que já não existe'} em {formatMoment(page.alteradoEm)}.
              </Note>
            )}
          </>
        }
        fields={<WordFields fields={fields} />}
      >
        <EditorBar isSentByEnter={false} />
      </EditorForm>
    </PreviewBeside>
  );
}

function valuesOf({ rascunho, conteudo, versao }: Page): FormValues {
  return { ...(rascunho ?? conteudo), versao };
}

/** Saves a page's draft and, where no draft is meant, publishes it (docs/decisions/0258). */
function useSavePage({ chave, fields }: PageDescription, editor: RecordEditor, first: Page) {
  const dataProvider = useCalls();
  const [page, setPage] = useState(first);
  const stored = useRef<Page>(undefined);

  const write = async (values: FormValues, plan: Plan | undefined): Promise<void> => {
    // the fields of the description alone, whatever else the form holds
    const conteudo = Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(fields, name)));
    stored.current = undefined;
    try {
      stored.current = await dataProvider.PUT(
        '/api/paginas/{chave}',
        { chave },
        { conteudo, versao: Number(values['versao']) },
      );
      if (isDraft(plan)) return;
      stored.current = await dataProvider.POST(
        '/api/paginas/{chave}/publicacao',
        { chave },
        { versao: stored.current.versao },
      );
    } finally {
      if (stored.current !== undefined) setPage(stored.current);
    }
  };
  const saving: Save = useSave({
    editor,
    write,
    read: async () => {
      const now = await dataProvider.GET('/api/paginas/{chave}', { chave });
      return { values: valuesOf(now), who: now.alteradoPor, when: now.alteradoEm };
    },
    failure: () =>
      stored.current === undefined ? 'Nada foi guardado.' : 'O rascunho ficou guardado e não foi publicado.',
    isRepeatable: () => stored.current === undefined,
  });
  return { page, saving };
}

function LoadedPage({ description }: { readonly description: PageDescription }) {
  const [reading, setReading] = useState(0);
  const { chave } = description;
  const { data, instead } = useRead<Page>(
    ['pagina', chave, reading],
    (calls) => calls.GET('/api/paginas/{chave}', { chave }),
    { ...READ_ONCE, loading: 'A carregar a página...', failure: 'Não foi possível ler a página.' },
  );
  if (data === undefined) return instead;
  return <PageForm key={reading} description={description} first={data} onReload={() => setReading((n) => n + 1)} />;
}

export default function PageEditor() {
  const { id = '' } = useParams();
  const description = pages.find(({ chave }) => chave === id);
  return (
    <Screen maxWidth={1040}>
      <div>
        <BackLink to="/dashboard/paginas">Voltar às páginas</BackLink>
      </div>
      {description === undefined ? (
        <Typography role="alert">Essa página não existe.</Typography>
      ) : (
        // react-admin's lists of fields ask whose they are
        <ResourceContextProvider value="paginas">
          <LoadedPage key={id} description={description} />
        </ResourceContextProvider>
      )}
    </Screen>
  );
}

/** Describes a page's fields, each under its whole path, to a comparison of versions. */
function wordsEditor(fields: Fields, papel: User['papel'] | undefined): RecordEditor {
  const all = fieldsOf(fields);
  const leaves = all.flatMap(({ way, field }) => (field.kind === 'list' ? [] : [[way, field] as const]));
  return {
    labels: { estado: 'Estado', ...Object.fromEntries(all.map(({ way, label }) => [way, label])) },
    ...statedFields(leaves, papel),
    views: Object.fromEntries(all.flatMap(({ way, field }) => viewsOf(way, field))),
    reviewed: (values) => reviewedWords(fields, values),
  };
}

function viewsOf(way: string, field: NamedField['field']): [string, (value: unknown) => ReactNode][] {
  if (field.kind === 'image') return [[way, (value) => <Thumbnail url={plainText(value)} alt={field.label} />]];
  return field.kind === 'list' ? [[way, (value) => <Items field={field} value={value} />]] : [];
}

function Items({ field, value }: { readonly field: ListField; readonly value: unknown }) {
  const items = Array.isArray(value) ? (value as Record<string, unknown>[]) : [];
  return (
    <ol>
      {items.map((item, index) => (
        <li key={index}>
          {Object.keys(field.item)
            .map((name) => plainText(item[name]))
            .filter((text) => text !== '')
            .join(' · ')}
        </li>
      ))}
    </ol>
  );
}

const reviewKinds: Readonly<Partial<Record<Field['kind'], ReviewKind>>> = {
  text: 'text',
  longText: 'text',
  formatted: 'formatted',
  link: 'link',
  image: 'picture',
};

function reviewedWords(fields: Fields, values: unknown, under = '', called = ''): Reviewed[] {
  const known = (values ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(fields).flatMap(([name, field]): Reviewed[] => {
    const source = under + name;
    const value = known[name];
    if (field.kind === 'group') {
      return reviewedWords(field.fields, value, `${source}.`, `${called}${field.label} · `);
    }
    if (field.kind === 'list') {
      const items = Array.isArray(value) ? (value as unknown[]) : [];
      return items.flatMap((item, index) =>
        reviewedWords(field.item, item, `${source}.${index}.`, `${called}${field.one} ${index + 1} · `),
      );
    }
    const kind = reviewKinds[field.kind];
    if (kind === undefined) return [];
    const at = { source, label: called + field.label, value };
    // the API takes no page without it
    const isNeeded = 'max' in field && field.kind !== 'number' && field.optional !== true;
    return isNeeded
      ? [
          { ...at, kind: 'needed' },
          { ...at, kind },
        ]
      : [{ ...at, kind }];
  });
}
