import { Box, Chip, Paper, Typography } from '@mui/material';
import { Link } from 'react-router';
import type { Field, Fields, PageDescription } from '@contract/pages/field';
import { pages } from '@contract/pages/pages';
import type { Schemas } from '../../api-types.js';
import { formatMoment } from '../../common/dates/format-date.js';
import { Note, Row, Screen, Stack } from '../../common/parts.js';
import { useRead } from '../../common/use-read.js';
import { palette, type StepColour } from '../../theme/palette.js';

type PageRow = Schemas['PaginaResumida'];

const COLOURS: readonly StepColour[] = ['coral', 'yellow', 'teal', 'violet'];
const PATHS_NAMED = 4;

function changedWords(row: PageRow | undefined): string {
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
  readonly row: PageRow | undefined;
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
      <Stack gap={0.5} sx={{ p: 2, minWidth: 0, alignContent: 'start' }}>
        <Row>
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
        </Row>
        <Typography variant="body2">{resumo}</Typography>
        <Note>{placesWords(caminhos)}</Note>
        <Note>{changedWords(row)}</Note>
      </Stack>
    </Paper>
  );
}

export default function PageMap() {
  const { data, instead } = useRead(['paginas'], (calls) => calls.GET('/api/paginas'), {
    failure: 'Não foi possível ler as páginas.',
  });
  if (data === undefined) return instead;
  return (
    <Screen maxWidth={1200}>
      <Typography>
        O que cada página do site diz. Escolha uma, mude o que quiser, guarde um rascunho e publique quando estiver
        pronto. Os títulos e botões que não aparecem aqui são fixos.
      </Typography>
      <Stack
        as="ul"
        className="lista"
        aria-label="Páginas do site"
        columns="repeat(auto-fill, minmax(min(100%, 16rem), 1fr))"
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
      </Stack>
    </Screen>
  );
}

const PICTURE_WIDTH = 160;
const PICTURE_HEIGHT = 100;
const HEAD = 30;
const MARGIN = 8;

/** How much room a field takes on its page, and in how many columns. */
function blockOf(field: Field): { readonly height: number; readonly parts: number } {
  if (field.kind === 'list') return { height: 16, parts: Math.min(4, Math.max(1, field.default.length)) };
  if (field.kind === 'group') return { height: 6 + 4 * Object.keys(field.fields).length, parts: 1 };
  return { height: field.kind === 'formatted' ? 14 : 5, parts: 1 };
}

function PagePicture({ fields, colour }: { readonly fields: Fields; readonly colour: StepColour }) {
  const { dark, light } = palette[colour];
  const blocks = Object.values(fields).map(blockOf);
  const whole = blocks.reduce((sum, { height }) => sum + height + 3, 0);
  const scale = Math.min(1, (PICTURE_HEIGHT - HEAD - MARGIN) / Math.max(1, whole));
  let top = HEAD + 5;
  return (
    <svg viewBox={`0 0 ${PICTURE_WIDTH} ${PICTURE_HEIGHT}`} width="100%" aria-hidden="true" focusable="false">
      <rect width={PICTURE_WIDTH} height={PICTURE_HEIGHT} fill={palette.paper.deep} />
      <rect width={PICTURE_WIDTH} height={HEAD} fill={light} />
      <rect x={MARGIN} y={9} width={PICTURE_WIDTH / 2.4} height={6} rx={2} fill={dark} />
      <rect x={MARGIN} y={19} width={PICTURE_WIDTH / 3.2} height={3} rx={1.5} fill={dark} opacity={0.5} />
      {blocks.map(({ height, parts }, index) => {
        const y = top;
        top += (height + 3) * scale;
        const width = (PICTURE_WIDTH - 2 * MARGIN - 4 * (parts - 1)) / parts;
        return Array.from({ length: parts }, (_, part) => (
          <rect
            key={`${index}-${part}`}
            x={MARGIN + part * (width + 4)}
            y={y}
            width={parts === 1 && index % 2 === 1 ? width * 0.8 : width}
            height={height * scale}
            rx={2}
            fill={parts > 1 ? light : dark}
            opacity={parts > 1 ? 1 : 0.18}
          />
        ));
      })}
    </svg>
  );
}
