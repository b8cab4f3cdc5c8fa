import CheckCircleIcon from '@mui/icons-material/CheckCircleOutline';
import ErrorIcon from '@mui/icons-material/ErrorOutline';
import { Box, Typography } from '@mui/material';
import type { Schemas } from '../../api-types.js';
import { CopyButton } from '../../common/copy-url-button.js';
import { Panel } from '../../common/panel.js';
import { ReadFailure } from '../../common/feedback.js';
import { useRead } from '../../common/use-read.js';
import { palette } from '../../theme/palette.js';

type Line = Schemas['EstadoLinha'];

const REFRESH_MS = 5 * 60_000;

/** Reads whether all is well with what nobody looks at; only administrators are told. */
export function useSystemState(enabled: boolean) {
  return useRead(['estado'], (calls) => calls.systemState(), { refetchInterval: REFRESH_MS, enabled });
}

function Lines({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <ul className="lista">
      {lines.map(({ id, titulo, bem, texto, fazer }) => {
        const Icon = bem ? CheckCircleIcon : ErrorIcon;
        return (
          <Box key={id} component="li" sx={{ display: 'flex', gap: 1, py: 0.5 }}>
            <Icon
              fontSize="small"
              titleAccess={bem ? 'Bem' : 'Precisa de atenção'}
              sx={{ mt: 0.25, color: bem ? palette.teal.dark : palette.coral.dark }}
            />
            <Typography component="div" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <strong>{titulo}.</strong> {texto}
              {fazer !== null && <Box sx={{ color: 'text.secondary' }}>{fazer}</Box>}
            </Typography>
          </Box>
        );
      })}
    </ul>
  );
}

/** The same for whoever runs the server, with the names of settings and commands. */
function technicalText(lines: readonly Line[]): string {
  const paragraphs = lines.map(({ titulo, texto, tecnico }) =>
    [`${titulo}: ${texto}`, tecnico].filter(Boolean).join('\n'),
  );
  return [`O sistema em ${window.location.origin} precisa de atenção.`, ...paragraphs].join('\n\n');
}

export function SystemState({ state }: { readonly state: ReturnType<typeof useSystemState> }) {
  const { data, error, refetch } = state;
  if (error !== null) {
    return <ReadFailure onRetry={refetch}>Não foi possível saber como está o sistema. {error.message}</ReadFailure>;
  }
  if (data === undefined) return null;
  const ill = data.linhas.filter(({ bem }) => !bem);
  const well = data.linhas.filter(({ bem }) => bem);
  return (
    <>
      {ill.length > 0 && (
        <Panel title="O sistema precisa de atenção" sx={{ bgcolor: palette.coral.light }}>
          <Lines lines={ill} />
          <Box sx={{ mt: 1 }}>
            <CopyButton text={technicalText(ill)} label="Copiar para quem gere o servidor" />
          </Box>
        </Panel>
      )}
      {well.length > 0 && (
        <Box component="details">
          <Typography component="summary" sx={{ px: { xs: 2, md: 3 }, minHeight: 32, cursor: 'pointer' }}>
            {ill.length > 0 ? 'Tudo o resto está bem' : 'O sistema está bem'}
          </Typography>
          <Box sx={{ px: { xs: 2, md: 3 } }}>
            <Lines lines={well} />
          </Box>
        </Box>
      )}
    </>
  );
}
