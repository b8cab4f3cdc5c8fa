import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRecordContext } from 'ra-core';
import type { MouseEvent, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Link, useLocation, useNavigate } from 'react-router';
import { palette } from '../../theme/palette.js';
import { isWaiting, situationOf } from '../drafts/situation.js';
import { useSection } from '../section/section-context.js';
import { FormBar } from './form-bar.js';
import { useFormStatus } from './form-context.js';
import { SiteLink } from './site-link.js';

interface FormActionsProps {
  readonly cancelPath: string;
  readonly cancelLabel?: string;
  /** Leads back to the screen before, where there was one, and to `cancelPath` otherwise. */
  readonly cancelGoesBack?: boolean;
  /** The button is off while one of these is empty. */
  readonly required?: readonly string[];
  /** The sentence that is shown while one of them is empty. */
  readonly incompleteHint?: string;
  /** More buttons, before the others. */
  readonly children?: ReactNode;
}

const badgeSx = {
  display: 'inline-block',
  px: 1.25,
  py: 0.25,
  borderRadius: 4,
  bgcolor: palette.yellow.light,
  color: palette.yellow.dark,
  fontWeight: 700,
} as const;

/** The way to the page of the site that shows the record, where visitors see it already. */
function SeeOnSite() {
  const record = useRecordContext();
  const { sitePath, messages } = useSection();
  const { isEdit, isPublic } = useFormStatus();
  if (sitePath === undefined || record === undefined || !isEdit || !isPublic) return null;
  return <SiteLink path={sitePath(record)} what={(messages.name.split(' |||| ')[0] ?? '').toLowerCase()} />;
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}

/** The last row of a form: hint, cancel and submit. */
export function FormActions(props: FormActionsProps) {
  const {
    cancelPath,
    cancelLabel = 'Cancelar',
    cancelGoesBack = false,
    required = [],
    incompleteHint,
    children,
  } = props;
  const { isBusy, isSaving, isUploading, messages, drafts, review } = useFormStatus();
  const isWaitingToBePublic = isWaiting(situationOf(useRecordContext()));
  const values: unknown[] = useWatch({ name: [...required] });
  const navigate = useNavigate();
  const isFirstScreen = useLocation().key === 'default';
  const isIncomplete = values.some(isEmpty);
  const isHinting = isIncomplete && incompleteHint !== undefined;

  const goBack = (click: MouseEvent): void => {
    if (!cancelGoesBack || isFirstScreen || click.ctrlKey || click.metaKey || click.shiftKey) return;
    click.preventDefault();
    void navigate(-1);
  };

  const words = (
    <Box
      sx={{ flex: '1 1 auto', display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}
    >
      <Typography variant="body2" color="text.secondary">
        Campos marcados com * são obrigatórios
      </Typography>
      {isHinting && (
        <Typography variant="body2" id="falta-preencher" sx={badgeSx}>
          {incompleteHint}
        </Typography>
      )}
    </Box>
  );

  return (
    <FormBar words={words}>
      <SeeOnSite />
      {children}
      <Button component={Link} to={cancelPath} onClick={goBack} variant="outlined" color="inherit" disabled={isSaving}>
        {cancelLabel}
      </Button>
      <Button
        type="submit"
        onClick={drafts?.forgetPlan}
        variant="contained"
        disabled={isBusy || isUploading || isIncomplete || review?.isStopped}
        {...(isHinting ? { 'aria-describedby': 'falta-preencher' } : {})}
      >
        {isSaving ? messages.submitting : isWaitingToBePublic ? 'Publicar' : messages.submit}
      </Button>
    </FormBar>
  );
}
