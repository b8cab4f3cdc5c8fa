import { Box, Button, ButtonGroup, Typography } from '@mui/material';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { palette } from '../../theme/palette.js';
import { effectWords, isWaiting, situationWords } from '../../publishing/situation.js';
import { StateChip } from '../../publishing/states.js';
import { lazyPart } from '../lazy-part.js';
import { useIsPhone } from '../more-actions.js';
import { PreviewButton } from '../../publishing/preview-beside.js';
import { FieldLink } from './field-link.js';
import { useFormStatus, useSubmit } from './form-context.js';
import { neededBy } from './record-editor.js';
import { SaveMenu } from './save-menu.js';

const ReviewList = lazyPart(() => import('../../publishing/review-list.js'));

const barSx = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  flexDirection: 'column',
  gap: { xs: 0, sm: 1 },
  pb: { xs: 0.5, sm: 1.5 },
  pt: { xs: 0, sm: 1.5 },
  mt: 'auto',
  // down to the edge of the window, over what the screen leaves free there
  mb: { xs: -1.5, md: -2.5 },
  bgcolor: 'background.default',
  borderTop: `1px solid ${palette.ink.line}`,
  '@media print': { position: 'static' },
} as const;

const rowSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  ':empty': { display: 'none' },
} as const;

const saidSx = { display: 'flex', flexDirection: 'column', gap: { xs: 0.5, sm: 1 }, pb: { xs: 1, sm: 0 } } as const;

/** The line of a phone, as high as a finger is wide. */
const summarySx = {
  display: { sm: 'none' },
  typography: 'body2',
  lineHeight: '44px',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  '[open] > &': { whiteSpace: 'normal', lineHeight: 1.5, py: 1.25 },
} as const;

const buttonsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: { xs: 1, sm: 1.5 },
  '& > *': { flexGrow: { xs: 1, sm: 0 } },
} as const;

const badgeSx = {
  display: 'inline-block',
  px: 1.25,
  py: 0.25,
  borderRadius: 4,
  bgcolor: palette.yellow.light,
  color: palette.yellow.dark,
  fontWeight: 700,
} as const;

interface EditorBarProps {
  /** The way out without saving, where the screen has no other. */
  readonly children?: ReactNode;
  /** Whether Enter in a field does what the form's own button does. */
  readonly isSentByEnter?: boolean;
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
}

/** The bar of an editor: how the record stands, what keeps it from being published, and the buttons that save it. */
export function EditorBar({ children, isSentByEnter = true }: EditorBarProps) {
  const status = useFormStatus();
  const { editor, isBusy, isEdit, isSaving, isUploading, messages, situacao, estado, plans } = status;
  const { incompleteHint } = messages;
  const required = neededBy(editor, status);
  const submit = useSubmit();
  const [stopped, setStopped] = useState<string>();
  const id = useId();
  // drawn anew when a field becomes empty or is no more, not with each key
  const missing = useWatch({
    name: required,
    compute: (values: unknown[]) => required.filter((_field, index) => isEmpty(values[index])),
  });
  const isIncomplete = missing.length > 0;
  const isBlocked = stopped !== undefined || (isIncomplete && incompleteHint !== undefined);
  const isPhone = useIsPhone();
  const label = isWaiting(situacao) ? 'Publicar' : messages.submit;
  const effect =
    isBlocked || estado === undefined
      ? undefined
      : effectWords(label, { isEdit, estado, isDraftOnly: plans.length === 0 });
  const needs = incompleteHint ?? `Falta preencher: ${missing.map((field) => editor.labels[field]).join(', ')}`;
  // of a form that is sent without them, they are told after what keeps it from being published
  const isFirst = isIncomplete && (incompleteHint !== undefined || stopped === undefined);
  const line = isFirst ? needs : (stopped ?? effect);
  const reason = isFirst ? 'falta' : stopped ? 'trava' : 'efeito';
  const chip = isEdit && estado && <StateChip {...(situacao ?? { estado, porPublicar: false })} />;
  return (
    <Box ref={makeRoomBelow} component="section" aria-label="Publicação" sx={barSx}>
      {/* the same parts at every width: what is open in them stays so when a phone is turned */}
      <details
        hidden={line === undefined}
        open={!isPhone || undefined}
        onClickCapture={isPhone ? closeBehindLink : undefined}
      >
        <Box component="summary" id={`${id}linha`} sx={summarySx}>
          {isPhone && chip} {isPhone && line}
        </Box>
        <Box sx={saidSx}>
          <Box sx={rowSx}>
            {!isPhone && chip}
            {(situacao ?? effect) !== undefined && (
              <Typography variant="body2">
                {situacao && `${situationWords(situacao).join(' ')} `}
                {/* a phone says it in the line above, unless that has something else to say */}
                {!(isPhone && line === effect) && <span id={`${id}efeito`}>{effect}</span>}
              </Typography>
            )}
            {isUploading && (
              <Typography variant="body2" sx={badgeSx}>
                À espera dos ficheiros que estão a ser enviados
              </Typography>
            )}
          </Box>
          {isIncomplete && (
            <Box sx={rowSx} id={`${id}falta`}>
              {!isPhone && (
                <Typography variant="body2" sx={badgeSx}>
                  {incompleteHint ?? 'Falta preencher'}
                </Typography>
              )}
              {missing.map((field) => (
                <FieldLink key={field} source={field} variant="body2">
                  {editor.labels[field]}
                </FieldLink>
              ))}
            </Box>
          )}
          {editor.reviewed && (
            <ReviewList
              reviewed={editor.reviewed}
              isIncomplete={isIncomplete}
              stopsId={`${id}trava`}
              onStop={setStopped}
            />
          )}
        </Box>
      </details>
      <Box sx={buttonsSx}>
        {children}
        <PreviewButton />
        <ButtonGroup variant="contained" disableElevation sx={{ '& > :first-of-type': { flexGrow: 1 } }}>
          <Button
            disabled={isBusy || isUploading || isBlocked}
            aria-describedby={`${id}${isPhone ? 'linha' : reason}`}
            {...(isSentByEnter ? { type: 'submit' } : { onClick: () => submit() })}
          >
            {isSaving ? messages.submitting : label}
          </Button>
          {plans.length > 0 && <SaveMenu isBlocked={isBlocked} />}
        </ButtonGroup>
      </Box>
    </Box>
  );
}

/** A field that takes the focus is scrolled to a place above the bar, and what is told for a moment stands there, however much the bar says. */
function makeRoomBelow(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  const { style } = document.documentElement;
  let height = 0;
  const observer = new ResizeObserver(() => {
    const before = window.innerHeight - height;
    height = bar.offsetHeight;
    style.setProperty('--editor-bar', `${height}px`);
    // a bar that grows covers no field that somebody is in
    const bottom = document.activeElement?.getBoundingClientRect().bottom ?? 0;
    if (bottom <= before && bottom > window.innerHeight - height)
      document.activeElement?.scrollIntoView({ block: 'nearest' });
  });
  style.scrollPaddingBottom = 'calc(var(--editor-bar) + 1rem)';
  observer.observe(bar);
  return () => {
    observer.disconnect();
    style.removeProperty('--editor-bar');
    style.scrollPaddingBottom = '';
  };
}

/** Closes the line of a phone before a link in it leads to a field, which would stand behind what is open. */
function closeBehindLink({ target, currentTarget }: MouseEvent<HTMLDetailsElement>): void {
  if (target instanceof Element && target.closest('button') !== null) currentTarget.open = false;
}
