import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import type { RaRecord } from 'ra-core';
import { Fragment, type ReactNode, useCallback, useState } from 'react';
import { Link, useParams } from 'react-router';
import { Publication } from '../drafts/publication.js';
import { HistoryButton } from '../history/history-button.js';
import { PreviewBeside } from '../preview/preview-beside.js';
import { listAddress } from '../list/list-address.js';
import { useSection } from '../section/section-context.js';
import { DeleteRecordButton } from './delete-record-button.js';
import { FormActions } from './form-actions.js';
import { LoadedRecord } from './loaded-record.js';
import type { RecordEditor } from './record-editor.js';
import { RecordForm } from './record-form.js';

/** The settings in which the edit screens differ; the sentences are worded as in the specification. */
export interface EditTexts {
  readonly loading: string;
  readonly loadFailure: string;
  readonly submit: string;
  readonly success: string;
  readonly failure: string;
  readonly deleteQuestion: string;
  readonly deleteSuccess: string;
  readonly deleteFailure: string;
  /** How long the last words of a save are shown before the dashboard. */
  readonly redirectMs: number;
  /** 'Cancelar' leads back to where one was instead of to the dashboard. */
  readonly cancelGoesBack?: boolean;
  /** A save or a deletion leads to the section's list instead of the dashboard. */
  readonly returnsToList?: boolean;
}

interface EditScreenProps {
  readonly editor: RecordEditor;
  readonly texts: EditTexts;
  /** The fields. */
  readonly children: ReactNode;
}

const DASHBOARD = '/dashboard';

/** The screen that edits the record of the address: loads it, shows its form, saves and deletes it. */
export function EditScreen({ editor, texts, children }: EditScreenProps) {
  const { redirectMs, cancelGoesBack = false, returnsToList = false } = texts;
  const { id = '' } = useParams();
  const { name: resource, path: listPath, hasPreview = false } = useSection();
  const [restored, setRestored] = useState(0);
  const startAgain = useCallback(() => setRestored((count) => count + 1), []);
  const list = listAddress(listPath);
  const screen = (
    <Fragment key={`${id} ${restored}`}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 2, maxWidth: 1040, mx: 'auto' }}>
        <Button component={Link} to={list} startIcon={<ArrowBackIcon />} color="inherit">
          Voltar
        </Button>
        <Chip size="small" label={`ID: ${id}`} />
      </Box>
      <LoadedRecord<RaRecord> resource={resource} id={id} loadingText={texts.loading} loadFailure={texts.loadFailure}>
        {(record) => (
          <RecordForm
            editor={editor}
            record={record}
            messages={{ ...texts, submitting: 'Salvando...' }}
            redirect={{ path: returnsToList ? list : DASHBOARD, afterMs: redirectMs }}
            onStartAgain={startAgain}
            bar={
              <FormActions
                cancelPath={cancelGoesBack || returnsToList ? list : DASHBOARD}
                cancelGoesBack={cancelGoesBack}
              >
                <HistoryButton onBroughtBack={startAgain} />
                <DeleteRecordButton texts={texts} />
              </FormActions>
            }
          >
            {children}
            <Publication />
          </RecordForm>
        )}
      </LoadedRecord>
    </Fragment>
  );
  if (!hasPreview) return screen;
  return (
    <PreviewBeside key={id} recurso={resource} registo={id} stamp={restored}>
      {screen}
    </PreviewBeside>
  );
}
