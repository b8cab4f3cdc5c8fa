import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';
import type { DadoGuardado } from '../../api-types.js';
import { formatMoment } from '../../common/dates/format-date.js';
import { DocumentButton } from '../../common/inbox/document-button.js';
import { useSectionGroups } from '../../common/section/section-groups-context.js';
import { resourceSectionsOf } from '../../common/section/sections-of.js';
import { recordPath } from './record-path.js';

/** One record of a person, field by field, and where it is. */
export function FoundRecord({ record }: { readonly record: DadoGuardado }) {
  const place = recordPath(record, resourceSectionsOf(useSectionGroups()));
  return (
    <Box
      component="li"
      sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere', breakInside: 'avoid' }}
    >
      <Typography sx={{ fontWeight: 700 }}>{formatMoment(record.quando)}</Typography>
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
        <Box sx={{ '@media print': { display: 'none' } }}>
          <DocumentButton name={record.anexo} />
        </Box>
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
          sx={{ display: 'inline-block', mt: 0.5, '@media print': { display: 'none' } }}
        >
          Ver em {place.label}
        </Link>
      )}
    </Box>
  );
}
