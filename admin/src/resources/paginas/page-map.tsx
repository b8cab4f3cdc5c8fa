import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { pages } from '@contract/pages/pages';
import type { PageDescription } from '@contract/pages/field';
import { Link } from 'react-router';
import { ReadFailure } from '../../common/read-failure.js';
import type { Schemas } from '../../api-types.js';
import { formatMoment } from '../../common/dates/format-date.js';
import { LoadingBlock } from '../../common/loading-block.js';
import { palette, type StepColour } from '../../theme/palette.js';
import { PagePicture } from './page-picture.js';
import { usePages } from './use-pages.js';

type Row = Schemas['PaginaResumida'];

const COLOURS: readonly StepColour[] = ['coral', 'yellow', 'teal', 'violet'];

const PATHS_NAMED = 4;

function changedWords(row: Row | undefined): string {
  if (row?.alteradoEm == null) return 'Ainda como veio de origem';
  return `Alterada por ${row.alteradoPor ?? 'uma conta que já não existe'} em ${formatMoment(row.alteradoEm)}`;
}

/** Where on the site a page's words stand; the first of many will do. */
function placesWords(paths: readonly string[]): string {
  if (paths.length === 0) return 'Em todo o site';
  const [named, more] = [paths.slice(0, PATHS_NAMED).join(' · '), paths.length - PATHS_NAMED];
  return more > 0 ? `${named} e mais ${more}` : named;
}

interface CardProps {
  readonly page: PageDescription;
  readonly row: Row | undefined;
  readonly colour: StepColour;
  readonly isWide: boolean;
}

function PageCard({ page: { chave, nome, resumo, caminhos, fields }, row, colour, isWide }: CardProps) {
  return (
    <Paper
      component="li"
      variant="outlined"
      sx={{
        position: 'relative',
        overflow: 'hidden',
        borderRadius: 2.5,
        display: 'flex',
        flexDirection: isWide ? { xs: 'column', sm: 'row' } : 'column',
        gridColumn: isWide ? '1 / -1' : undefined,
        '&:focus-within, &:hover': { borderColor: palette.ink.main },
      }}
    >
      <Box sx={{ flex: isWide ? '0 0 14rem' : undefined, lineHeight: 0 }}>
        <PagePicture fields={fields} colour={colour} />
      </Box>
      <Box sx={{ p: 2, minWidth: 0, display: 'grid', gap: 0.5, alignContent: 'start' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="h2">
            <Box
              component={Link}
              to={`/editar/paginas/${chave}`}
              sx={{ color: 'inherit', '&::after': { content: '""', position: 'absolute', inset: 0 } }}
            >
              {nome}
            </Box>
          </Typography>
          {row?.temRascunho === true && <Chip size="small" label="Rascunho por publicar" />}
        </Box>
        <Typography variant="body2">{resumo}</Typography>
        <Typography variant="body2" color="text.secondary">
          {placesWords(caminhos)}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {changedWords(row)}
        </Typography>
      </Box>
    </Paper>
  );
}

/** 'Páginas': the site's map, who the association is first. */
export default function PageMap() {
  const { data, error, isPending, refetch } = usePages();
  if (isPending) return <LoadingBlock />;
  if (data === undefined) {
    return <ReadFailure onRetry={refetch}>Não foi possível ler as páginas. {error?.message}</ReadFailure>;
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 1200, mx: 'auto', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography>
        O que cada página do site diz. Escolha uma, mude o que quiser, guarde um rascunho e publique quando estiver
        pronto. Os títulos e botões que não aparecem aqui são fixos.
      </Typography>
      <Box
        component="ul"
        aria-label="Páginas do site"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
        }}
      >
        {pages.map((page, index) => (
          <PageCard
            key={page.chave}
            page={page}
            row={data.find(({ chave }) => chave === page.chave)}
            colour={COLOURS[index % COLOURS.length] ?? 'coral'}
            isWide={page.caminhos.length === 0}
          />
        ))}
      </Box>
    </Box>
  );
}
