import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PageDescription } from '@contract/paginas/field';
import { Form, RecordContextProvider } from 'ra-core';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Schemas } from '../../api-types.js';
import { formatMoment } from '../../common/dates/format-date.js';
import { FormContext } from '../../common/form/form-context.js';
import { FormGuard } from '../../common/form/form-guard.js';
import { FormSection } from '../../common/form/form-section.js';
import { SiteLink } from '../../common/form/site-link.js';
import { HistoryButton } from '../../common/history/history-button.js';
import { LiveRegion } from '../../common/live-region.js';
import { PreviewBeside } from '../../common/preview/preview-beside.js';
import { PreviewButton } from '../../common/preview/preview-button.js';
import { palette } from '../../theme/palette.js';
import { type Intent, useSavePage } from './use-save-page.js';
import { wordsEditor } from './page-words.js';
import { WordFields } from './word-fields.js';

const ReviewList = lazy(() => import('../../common/review/review-list.js'));

interface PageFormProps {
  readonly description: PageDescription;
  readonly first: Schemas['Pagina'];
  /** Reads the page again: what was typed is given up. */
  readonly onReload: () => void;
}

const barSx = {
  position: { xs: 'static', sm: 'sticky' },
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 1.5,
  py: 1.5,
  bgcolor: 'background.default',
  borderTop: `1px solid ${palette.ink.line}`,
  '& > *': { flexGrow: { xs: 1, sm: 0 } },
} as const;

const DONE: Readonly<Record<Intent, string>> = {
  draft: 'Rascunho guardado. Os visitantes ainda não o veem.',
  publish: 'Página publicada.',
};

const messages = { submit: '', submitting: '', success: '', failure: '' };

/** A page's words, with its draft where there is one: saved to wait, or published. */
export function PageForm({ description, first, onReload }: PageFormProps) {
  const { nome, caminhos, fields } = description;
  const { page, state, save } = useSavePage(first);
  const [uploads, setUploads] = useState(0);
  const [isStopped, setStopped] = useState(false);
  const intent = useRef<Intent>('draft');
  const banner = useRef<HTMLDivElement>(null);
  const editor = useMemo(() => wordsEditor(fields), [fields]);
  const record = useMemo(() => page.rascunho ?? page.conteudo, [page]);
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

  const saveDraft = (): void => {
    intent.current = 'draft';
    banner.current?.closest('form')?.requestSubmit();
  };

  return (
    <PreviewBeside recurso="paginas" registo={description.chave} stamp={page.versao}>
      <Form
        record={record}
        onSubmit={(words: object) => save(wordsOf(words, description), intent.current)}
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
            holdForUpload,
          }}
        >
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
              <Typography variant="h2" sx={{ flex: 1 }}>
                {nome}
              </Typography>
              {page.id != null && (
                <RecordContextProvider value={{ id: page.id }}>
                  <HistoryButton onBroughtBack={onReload} />
                </RecordContextProvider>
              )}
              <PreviewButton onSaveDraft={saveDraft} />
              <SiteLink path={caminhos[0] ?? '/'} what={nome} />
            </Box>
            {page.alteradoEm != null && (
              <Typography variant="body2" color="text.secondary">
                Alterada por {page.alteradoPor ?? 'uma conta que já não existe'} em {formatMoment(page.alteradoEm)}.
                {page.temRascunho === true && ' Há um rascunho que os visitantes ainda não veem: é o que está aqui.'}
              </Typography>
            )}
            <LiveRegion ref={banner} tabIndex={-1}>
              {state.kind === 'saved' && <Alert severity="success">{DONE[state.intent]}</Alert>}
              {state.kind === 'failed' && (
                <Alert
                  severity="error"
                  role="alert"
                  action={
                    state.isConflict && (
                      <Button color="inherit" onClick={onReload}>
                        Ver a versão atual
                      </Button>
                    )
                  }
                >
                  Nada foi guardado. {state.message}
                  {state.isConflict && ' O que escreveu continua aqui, para o copiar.'}
                </Alert>
              )}
            </LiveRegion>
            <WordFields fields={fields} />
            {editor.reviewed && (
              <FormSection title="Publicação">
                <Suspense fallback={null}>
                  <ReviewList reviewed={editor.reviewed} onStop={setStopped} />
                </Suspense>
              </FormSection>
            )}
            <Box sx={barSx}>
              <Button
                type="submit"
                variant="outlined"
                disabled={isSaving || isUploading}
                onClick={() => (intent.current = 'draft')}
              >
                Guardar rascunho
              </Button>
              <Button
                type="submit"
                variant="contained"
                disabled={isSaving || isUploading || isStopped}
                onClick={() => (intent.current = 'publish')}
              >
                {isSaving ? 'A guardar...' : 'Publicar'}
              </Button>
            </Box>
          </Box>
          <FormGuard isOver={false} />
        </FormContext>
      </Form>
    </PreviewBeside>
  );
}

/** What is sent: the fields of the description alone, whatever else the form holds. */
function wordsOf(values: object, { fields }: PageDescription): object {
  return Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(fields, name)));
}
