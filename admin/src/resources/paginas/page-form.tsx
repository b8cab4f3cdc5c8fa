import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Form, RecordContextProvider } from 'ra-core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PageDescription } from '@contract/pages/field';
import type { Schemas } from '../../api-types.js';
import type { Plan, Situacao } from '../../data-provider/calls.js';
import { formatMoment } from '../../common/dates/format-date.js';
import { Autosave, FormGuard } from '../../common/form/autosave.js';
import { ConflictDialog } from '../../common/form/conflict-dialog.js';
import { EditorBar, formSx } from '../../common/form/editor-bar.js';
import { FormContext } from '../../common/form/form-context.js';
import type { FormValues } from '../../common/form/record-editor.js';
import { SiteLink } from '../../common/form/site-link.js';
import { HistoryButton } from '../../common/history/history-button.js';
import { LiveRegion } from '../../common/live-region.js';
import { PreviewBeside } from '../../common/preview/preview-beside.js';
import { wordsEditor } from './page-words.js';
import { type Intent, useSavePage, valuesOf } from './use-save-page.js';
import { WordFields } from './word-fields.js';

interface PageFormProps {
  readonly description: PageDescription;
  readonly first: Schemas['Pagina'];
  /** Reads the page again: what was typed is given up. */
  readonly onReload: () => void;
}

const DONE: Readonly<Record<Intent, string>> = {
  draft: 'Rascunho guardado. Os visitantes ainda não o veem.',
  publish: 'Página publicada.',
};

const messages = { submit: 'Publicar', submitting: 'A guardar...', success: '', failure: '' };

/** A page's words, with its draft where there is one: saved to wait, or published. */
export function PageForm({ description, first, onReload }: PageFormProps) {
  const { chave, nome, caminhos, fields } = description;
  const editor = useMemo(() => wordsEditor(fields), [fields]);
  const { page, state, save, goOn } = useSavePage({ description, editor, first });
  const [uploads, setUploads] = useState(0);
  const banner = useRef<HTMLDivElement>(null);
  const record = useMemo(() => valuesOf(page), [page]);
  // the record over which typed values are taken up again, and the earlier version that they were typed over
  const [earlier, setEarlier] = useState<{ readonly over: FormValues; readonly base: FormValues }>();
  const isSaving = state.kind === 'saving';
  const isUploading = uploads > 0;

  useEffect(() => {
    if (state.kind !== 'saved' && state.kind !== 'failed') return;
    banner.current?.scrollIntoView({ block: 'center' });
    banner.current?.focus({ preventScroll: true });
  }, [state]);

  const holdForUpload = useCallback(() => {
    setUploads((count) => count + 1);
    return () => setUploads((count) => count - 1);
  }, []);

  const savePlan = (values: FormValues, plan?: Plan) =>
    save(values, plan?.estado === 'rascunho' ? 'draft' : 'publish', earlier?.over === record ? earlier.base : record);
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
      {/* each saved version gets a form of its own, which begins with the stored values */}
      <Form
        key={page.versao}
        record={record}
        onSubmit={(values: FormValues) => savePlan(values)}
        noValidate
        disableInvalidFormNotification
      >
        <FormContext
          value={{
            editor,
            isEdit: true,
            isPublic: true,
            isBusy: isSaving,
            isSaving,
            isUploading,
            messages,
            finish: () => undefined,
            situacao,
            estado: 'publicado',
            plans: ['rascunho'],
            save: savePlan,
            startAgain: onReload,
            holdForUpload,
          }}
        >
          <Box sx={formSx}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
              <Typography variant="h2" sx={{ flex: 1 }}>
                {nome}
              </Typography>
              {page.id != null && (
                <RecordContextProvider value={{ id: page.id }}>
                  <HistoryButton onBroughtBack={onReload} />
                </RecordContextProvider>
              )}
              <SiteLink path={caminhos[0] ?? '/'} what={nome} />
            </Box>
            {page.alteradoEm != null && (
              <Typography variant="body2" color="text.secondary">
                Alterada por {page.alteradoPor ?? 'uma conta que já não existe'} em {formatMoment(page.alteradoEm)}.
              </Typography>
            )}
            <LiveRegion ref={banner} tabIndex={-1}>
              {state.kind === 'saved' && <Alert severity="success">{DONE[state.intent]}</Alert>}
              {state.kind === 'failed' && <Alert severity="error">{state.message}</Alert>}
            </LiveRegion>
            <Autosave
              of={{ recurso: `paginas/${chave}`, registo: 0 }}
              record={record}
              isOver={false}
              onBase={(base) => setEarlier({ over: record, base })}
            >
              <WordFields fields={fields} />
            </Autosave>
            <EditorBar isSentByEnter={false} />
          </Box>
          <FormGuard isOver={false} />
          {state.kind === 'conflict' && (
            <ConflictDialog
              editor={editor}
              conflict={state}
              onContinue={goOn}
              onSave={(chosen) => void save(chosen, state.intent, state.theirs.values)}
            />
          )}
        </FormContext>
      </Form>
    </PreviewBeside>
  );
}
