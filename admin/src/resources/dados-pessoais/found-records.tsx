import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router';
import type { DadoGuardado } from '../../api-types.js';
import { formatMoment } from '../../common/dates/format-date.js';
import { DocumentButton } from '../../messages/message-reader.js';
import { Panel } from '../../common/panel.js';
import { resourceSectionsOf, useSectionGroups } from '../../common/section/section-group.js';
import { recordPath } from '../privacidade/record-link.js';

export function FoundRecords({ records }: { readonly records: readonly DadoGuardado[] }) {
  return grouped(records).map((group) => (
    <Panel
      key={group.kind}
      title={`${group.kind} (${group.records.length})`}
      sx={{ '@media print': { border: 0, p: 0 } }}
    >
      <ul className="lista">
        {group.records.map((record) => (
          <FoundRecord key={`${record.tipo}:${record.id}`} record={record} />
        ))}
      </ul>
    </Panel>
  ));
}

function FoundRecord({ record }: { readonly record: DadoGuardado }) {
  const place = recordPath(record, resourceSectionsOf(useSectionGroups()));
  return (
    <Box
      component="li"
      sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere', breakInside: 'avoid' }}
    >
      <Typography variant="subtitle1">{formatMoment(record.quando)}</Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          my: 1,
          display: 'grid',
          columnGap: 2,
          rowGap: 0.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '12rem minmax(0, 1fr)' },
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, mb: { xs: 0.5, sm: 0 }, whiteSpace: 'pre-wrap' },
        }}
      >
        {record.campos.map(({ nome, valor }) => (
          <Box key={nome} sx={{ display: 'contents' }}>
            <dt>{nome}</dt>
            <dd>{valor}</dd>
          </Box>
        ))}
      </Box>
      {record.anexo !== null && (
        <div className="nao-imprimir">
          <DocumentButton name={record.anexo} />
        </div>
      )}
      {record.tambemDe.length > 0 && (
        <Typography variant="body2">Guardado também sob {record.tambemDe.join(', ')}.</Typography>
      )}
      {record.naoSeApaga !== null && <Typography variant="body2">{record.naoSeApaga}</Typography>}
      {place !== null && (
        <Link
          component={RouterLink}
          to={place.path}
          aria-label={`Ver em ${place.label}: ${record.nome} de ${formatMoment(record.quando)}`}
          className="nao-imprimir"
          sx={{ display: 'inline-block', mt: 0.5 }}
        >
          Ver em {place.label}
        </Link>
      )}
    </Box>
  );
}

/** Groups records by what people call their kind. */
export function grouped(records: readonly DadoGuardado[]) {
  const kinds = [...new Set(records.map(({ nome }) => nome))];
  return kinds.map((kind) => ({ kind, records: records.filter(({ nome }) => nome === kind) }));
}
