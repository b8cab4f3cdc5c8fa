import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { visuallyHidden } from '../../common/visually-hidden.js';
import { differenceWords, type Edition, figureNames, figureWords, groupName } from './figure-words.js';

interface CountProps {
  readonly children: number | string | null | undefined;
}

/** A count, or a dash where nobody knows it. */
export function Count({ children: count }: CountProps) {
  if (typeof count === 'number') return count.toLocaleString('pt-PT');
  if (typeof count === 'string') return count;
  return (
    <>
      <span aria-hidden>—</span>
      <span style={visuallyHidden}>não se sabe</span>
    </>
  );
}

interface TableFrameProps {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly [name: string, ...counts: CountProps['children'][]])[];
}

/** A table of counts under the names of its columns; the first has the names of the rows. */
function TableFrame({ label, columns, rows }: TableFrameProps) {
  return (
    <TableContainer sx={{ position: 'relative' }}>
      <Table
        size="small"
        aria-label={label}
        sx={{ '& th, & td': { px: { xs: 0.5, sm: 1.5 }, fontSize: { xs: '0.8rem', sm: '0.875rem' } } }}
      >
        <TableHead>
          <TableRow>
            {columns.map((column, index) => (
              <TableCell key={column} align={index === 0 ? 'left' : 'right'}>
                <ColumnName text={column} />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(([name, ...counts]) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              {counts.map((count, index) => (
                <TableCell key={index} align="right">
                  <Count>{count}</Count>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** The name of a column; a school year, `2026/2027`, takes two lines on a phone. */
function ColumnName({ text }: { readonly text: string }) {
  const [first, second] = text.split('/');
  if (second === undefined) return text;
  return (
    <>
      {first}/
      <Box component="span" sx={{ display: { xs: 'block', sm: 'inline' } }}>
        {second}
      </Box>
    </>
  );
}

export function FiguresTable({ edition, before }: { readonly edition: Edition; readonly before: Edition | undefined }) {
  const { fase, semAlunos } = edition;
  return (
    <>
      <TableFrame
        label="Números da edição e da anterior"
        columns={['Número', edition.anoLetivo, before?.anoLetivo ?? 'Anterior', 'Diferença']}
        rows={figureNames.map((figure) => {
          const [now, then] = [edition[figure], before?.[figure]];
          return [figureWords[figure], now, then, differenceWords(now, then)];
        })}
      />
      <Typography variant="body2" sx={{ mt: 1 }}>
        {fase !== 'arquivo' && 'Esta edição ainda não acabou: os números são os de hoje. '}
        {semAlunos !== null &&
          semAlunos > 0 &&
          (semAlunos === 1
            ? 'Uma participação ainda não diz quantos alunos tem.'
            : `${semAlunos} participações ainda não dizem quantos alunos têm.`)}
      </Typography>
    </>
  );
}

export function GroupsTable({ label, groups }: { readonly label: string; readonly groups: Edition['porDistrito'] }) {
  if (groups.length === 0) return <Typography>Não há escolas contadas nesta edição.</Typography>;
  return (
    <TableFrame
      label={`Escolas e alunos por ${label.toLowerCase()}`}
      columns={[label, 'Escolas', 'Alunos']}
      rows={groups.map((group) => [groupName(group), group.escolas, group.alunos])}
    />
  );
}
