import {
  Alert,
  Box,
  Button,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useRecordContext, useResourceContext } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { useFormState } from 'react-hook-form';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import { diffWordsWithSpace } from 'diff';
import type { VersaoGuardada } from '../api-types.js';
import { LoadingBlock, ReadFailure } from '../common/feedback.js';
import { Row, Stack } from '../common/parts.js';
import { TitledDialog } from '../common/titled-dialog.js';
import { useRead } from '../common/use-read.js';
import { StateChip } from '../publishing/states.js';
import { useClosingChange } from '../common/form/form-dialog.js';
import { plainText } from '../common/list/column.js';
import { formatMoment } from '../common/dates/format-date.js';
import { palette, type StepColour } from '../theme/palette.js';
import type { FormValues, RecordEditor } from '../common/form/record-editor.js';

interface HistoryDialogProps {
  readonly editor: VersionEditor;
  readonly onClose: () => void;
  readonly onBroughtBack: () => void;
}

export default function HistoryDialog({ editor, onClose, onBroughtBack }: HistoryDialogProps) {
  const resource = useResourceContext() ?? '';
  const { id = '' } = useRecordContext() ?? {};
  const [chosen, setChosen] = useState<number>();
  const { data, instead } = useRead(
    [resource, 'versions', id],
    (calls) => calls.GET('/api/{recurso}/{id}/versoes', { recurso: resource, id }),
    { loading: 'A carregar o histórico...', failure: 'Não foi possível ler o histórico.' },
  );
  const versao = chosen ?? data?.[0]?.versao;
  const changed = ({ campos, versao: own }: VersaoGuardada): string => {
    const names = fieldsOf(editor, campos).map(({ label }) => label);
    return names.join(', ') || (own === data?.at(-1)?.versao ? 'Primeira versão' : 'Sem alterações de conteúdo');
  };
  return (
    <TitledDialog
      title="Histórico"
      wholeBelow="md"
      onClose={onClose}
      maxWidth="lg"
      isDivided
      actions={<Button onClick={onClose}>Fechar</Button>}
    >
      {data === undefined && instead}
      {data !== undefined && versao !== undefined && (
        <Stack columns="20rem minmax(0, 1fr)" columnsFrom="md">
          <List aria-label="Versões" disablePadding sx={{ maxHeight: { xs: '14rem', md: '65vh' }, overflowY: 'auto' }}>
            {data.map((version) => (
              <ListItem key={version.versao} disablePadding>
                <ListItemButton
                  selected={version.versao === versao}
                  aria-current={version.versao === versao}
                  onClick={() => setChosen(version.versao)}
                >
                  <ListItemText
                    primary={
                      <>
                        {whenSaved(version)}
                        {version.por !== null && ` · ${version.por}`}{' '}
                        {version.estado !== null && editor.hasStates !== false && (
                          <StateChip estado={version.estado} porPublicar={false} />
                        )}
                      </>
                    }
                    secondary={changed(version)}
                  />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
          <VersionDetail key={versao} editor={editor} versions={data} versao={versao} onBroughtBack={onBroughtBack} />
        </Stack>
      )}
    </TitledDialog>
  );
}

/** How a kind of record calls its fields and shows them. */
interface VersionEditor extends Pick<RecordEditor, 'labels' | 'views'> {
  /** False for a kind that visitors never see, whose versions have no state. */
  readonly hasStates?: boolean;
}

type VersionField = ReturnType<typeof fieldsOf>[number];

/** The fields of a version that the editor knows, each by its property there, which has no second spelling ('Categoria'). */
function fieldsOf({ labels, views }: VersionEditor, properties: readonly string[]) {
  return Object.entries(labels).flatMap(([source, label]) => {
    const property = properties.find((name) => name.toLowerCase() === source.toLowerCase());
    return property === undefined ? [] : [{ property, label, view: views?.[source] }];
  });
}

function whenSaved({ guardadaEm }: VersaoGuardada): string {
  return guardadaEm === null ? 'Antes de haver histórico' : formatMoment(guardadaEm);
}

interface VersionDetailProps extends Omit<HistoryDialogProps, 'onClose'> {
  readonly versions: readonly VersaoGuardada[];
  readonly versao: number;
}

/** Shows what one save changed, or how its version differs from the current one, and a way to restore it. */
function VersionDetail({ editor, versions, versao, onBroughtBack }: VersionDetailProps) {
  const { dirtyFields } = useFormState();
  const resource = useResourceContext() ?? '';
  const { id = '' } = useRecordContext() ?? {};
  const place = versions.findIndex((one) => one.versao === versao);
  const [version, earlier, now] = [versions[place], versions[place + 1], versions[0]];
  const isNow = place === 0;
  const [isSince, setSince] = useState(earlier === undefined && !isNow);
  const other = isSince ? now : earlier;
  const useContents = (wanted: VersaoGuardada | undefined) =>
    useRead(
      [resource, 'versions', id, wanted?.versao],
      (calls) =>
        calls.GET('/api/{recurso}/{id}/versoes/{versao}', { recurso: resource, id, versao: wanted?.versao ?? 0 }),
      { enabled: wanted !== undefined },
    );
  const these = useContents(version);
  const those = useContents(other);
  const { state, attempt } = useClosingChange(onBroughtBack);
  const hasUnsaved = Object.keys(dirtyFields).length > 0;

  if (these.error !== null || those.error !== null)
    return (
      <ReadFailure onRetry={() => (these.error === null ? those : these).refetch()}>
        Não foi possível ler esta versão.
      </ReadFailure>
    );
  if (version === undefined || these.data === undefined || (other !== undefined && those.data === undefined)) {
    return <LoadingBlock text="A carregar a versão..." />;
  }
  const bringBack = (field?: VersionField): Promise<void> => {
    const body = { campos: field ? [field.property] : null, versao: now?.versao ?? 0 };
    return attempt(
      (calls) => calls.POST('/api/{recurso}/{id}/versoes/{versao}/reposicao', { recurso: resource, id, versao }, body),
      `${field ? `${field.label}: reposto` : 'Versão reposta'} (${whenSaved(version)}).`,
      'Não foi possível repor. Tente novamente.',
    );
  };
  const isOff = state.isSending || hasUnsaved;
  const mine = these.data.conteudo;
  const theirs = those.data?.conteudo ?? {};
  // since then: what is there now goes, what was comes back
  const differing = fieldsOf(editor, Object.keys(mine)).filter(
    ({ property }) => plainText(mine[property]) !== plainText(theirs[property]),
  );
  return (
    <Stack columns="minmax(0, 1fr)" alignContent="start">
      <Row gap={1.5} justifyContent="space-between">
        <Typography variant="h2">{whenSaved(version)}</Typography>
        {!isNow && (
          <Button variant="contained" disabled={isOff} onClick={() => void bringBack()}>
            Repor esta versão
          </Button>
        )}
      </Row>
      {!isNow && earlier !== undefined && (
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Comparar"
          value={isSince}
          onChange={(_event, value: boolean | null) => setSince(value ?? isSince)}
          sx={{ flexWrap: 'wrap' }}
        >
          <ToggleButton value={false}>O que mudou aqui</ToggleButton>
          <ToggleButton value>Diferenças para agora</ToggleButton>
        </ToggleButtonGroup>
      )}
      {hasUnsaved && !isNow && (
        <Alert severity="info">
          Tem alterações por guardar. Guarde-as, ou saia sem guardar, antes de repor uma versão.
        </Alert>
      )}
      {state.error !== '' && <Alert severity="error">{state.error}</Alert>}
      {differing.length === 0 && <Typography>Não há diferenças nos campos.</Typography>}
      {differing.map((field) => (
        <FieldDifference
          key={field.property}
          {...field}
          before={theirs}
          after={mine}
          action={
            !isNow && (
              <Button
                size="small"
                aria-label={`Repor ${field.label}`}
                disabled={isOff}
                onClick={() => void bringBack(field)}
              >
                Repor este campo
              </Button>
            )
          }
        />
      ))}
    </Stack>
  );
}

interface FieldDifferenceProps extends VersionField {
  readonly before: FormValues;
  readonly after: FormValues;
  readonly action: ReactNode;
}

function FieldDifference({ property, label, view, before, after, action }: FieldDifferenceProps) {
  const shown = (values: FormValues): ReactNode => {
    const value = values[property];
    return plainText(value) === '' ? '(vazio)' : view?.(value, values);
  };
  return (
    <Box component="section" aria-label={label} sx={{ p: 1.5, borderRadius: 1.5, bgcolor: palette.paper.deep }}>
      <Row justifyContent="space-between" sx={{ mb: 0.5 }}>
        <Typography variant="h3">{label}</Typography>
        {action}
      </Row>
      {view === undefined ? (
        <WordDifference before={plainText(before[property])} after={plainText(after[property])} />
      ) : (
        <Stack gap={0.5} justifyItems="start">
          <Box component="del" sx={{ opacity: 0.75 }}>
            {shown(before)}
          </Box>
          <ArrowDownwardIcon fontSize="small" titleAccess="passou a" />
          <Box component="ins" sx={{ textDecoration: 'none' }}>
            {shown(after)}
          </Box>
        </Stack>
      )}
    </Box>
  );
}

/** Above this, comparing word by word takes long. */
const LONGEST = 40_000;

const markedSx = (colour: StepColour) =>
  ({ bgcolor: palette[colour].light, color: palette[colour].dark, borderRadius: 0.5 }) as const;

/** Two texts as one: what went is struck through, what came is marked. */
function WordDifference({ before, after }: { readonly before: string; readonly after: string }) {
  const whole = [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ].filter(({ value }) => value !== '');
  const parts = before.length + after.length > LONGEST ? whole : diffWordsWithSpace(before, after);
  return (
    <Typography component="div" sx={{ whiteSpace: 'pre-wrap' }}>
      {parts.map(({ value, added, removed }, index) => {
        const key = `${index} ${added} ${removed}`;
        if (!added && !removed) return <span key={key}>{value}</span>;
        return (
          <Box
            key={key}
            component={added ? 'ins' : 'del'}
            sx={added ? { ...markedSx('teal'), textDecoration: 'none' } : markedSx('coral')}
          >
            <span className="so-ouvir">{added ? 'Acrescentado' : 'Retirado'}: </span>
            {value}
          </Box>
        );
      })}
    </Typography>
  );
}
