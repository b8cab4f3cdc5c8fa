import { Box, Link, Typography } from '@mui/material';
import { Fragment } from 'react';
import type { DadoGuardado } from '../../api-types.js';
import { formatMoment } from '../../common/dates/format-date.js';
import { DocumentButton } from '../../messages/message-reader.js';
import { Panel } from '../../common/parts.js';
import { resourceSectionsOf, useSectionGroups } from '../../common/section/section-group.js';
import { recordPath } from '../privacidade/record-link.js';

export function FoundRecords({ records }: { readonly records: readonly DadoGuardado[] }) {
  return grouped(records).map((group) => (
    <Panel
      key={group.kind}
      title={`${group.kind} (${group.records.length})`}
      sx={{ '@media print': { border: 0, p: 0 } }}
    >
      <ul className="lista linhas">
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
    <li>
      <Typography variant="subtitle1">{formatMoment(record.quando)}</Typography>
      <Box
        component="dl"
        sx={{
          my: 1,
          display: 'grid',
          columnGap: 2,
          rowGap: 0.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '12rem minmax(0, 1fr)' },
          '& dd': { mb: { xs: 0.5, sm: 0 } },
        }}
      >
        {record.campos.map(({ nome, valor }) => (
          <Fragment key={nome}>
            <dt>{nome}</dt>
            <dd>{valor}</dd>
          </Fragment>
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
          href={place.path}
          aria-label={`Ver em ${place.label}: ${record.nome} de ${formatMoment(record.quando)}`}
          className="nao-imprimir"
          sx={{ display: 'inline-block', mt: 0.5 }}
        >
          Ver em {place.label}
        </Link>
      )}
    </li>
  );
}

/** Groups records by what people call their kind. */
function grouped(records: readonly DadoGuardado[]) {
  const kinds = [...new Set(records.map(({ nome }) => nome))];
  return kinds.map((kind) => ({ kind, records: records.filter(({ nome }) => nome === kind) }));
}
