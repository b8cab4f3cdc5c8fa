import DownloadIcon from '@mui/icons-material/Download';
import EmojiEventsIcon from '@mui/icons-material/EmojiEvents';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, Button, GlobalStyles, Typography } from '@mui/material';
import { downloadCSV } from 'ra-core';
import { useSearchParams } from 'react-router';
import type { Schemas } from '../../api-types.js';
import CountsTable, { Count } from '../../common/counts-table.js';
import { formatDay } from '../../common/dates/format-date.js';
import { lisbonToday } from '../../common/dates/lisbon-time.js';
import { EmptyState } from '../../common/feedback.js';
import { ChoiceField, choicesOf } from '../../common/form/choices.js';
import { Panel, Row, Screen, Stack } from '../../common/parts.js';
import { useRead } from '../../common/use-read.js';
import {
  chosenEdition,
  differenceWords,
  type Edition,
  type Figure,
  figureNames,
  figuresCsv,
  figureWords,
  groupName,
} from './figure-words.js';
import { palette } from '../../theme/palette.js';

export default function Figures() {
  const [search] = useSearchParams();
  const { data, instead } = useRead(['numeros'], (calls) => calls.GET('/api/numeros'), {
    failure: 'Não foi possível ler os números.',
  });
  if (data === undefined) return instead;
  const edition = chosenEdition(data.edicoes, search.get('edicao'));
  if (edition !== undefined) return <YearFigures figures={data} edition={edition} />;
  return (
    <EmptyState icon={EmojiEventsIcon} text="Ainda não há edições de que mostrar números.">
      <Button href="/adicionar/edicao" variant="contained">
        Nova Edição
      </Button>
    </EmptyState>
  );
}

const choiceLook = { className: 'nao-imprimir', sx: { minWidth: '10rem' } };

/** One page of A4, in two columns and small print. */
const PRINTED = {
  '@page': { size: 'A4', margin: '12mm' },
  '@media print': {
    html: { fontSize: '10.5px !important' },
    main: { padding: '0 !important' },
    '.numeros': { padding: '1px', gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) !important', gap: '8px !important' },
    '.numeros section': { padding: '8px !important', breakInside: 'avoid' },
    '.numeros :is(td, th)': { paddingBlock: '2px !important' },
  },
};

interface YearFiguresProps {
  readonly figures: Schemas['Numeros'];
  readonly edition: Edition;
}

function YearFigures({ figures: { associacao, desde, edicoes }, edition }: YearFiguresProps) {
  const [search, setSearch] = useSearchParams();
  const named = search.get('numero');
  const figure: Figure = figureNames.find((name) => name === named) ?? 'escolas';
  const before = edicoes[edicoes.indexOf(edition) + 1];
  const choose = (name: 'edicao' | 'numero', value: string) =>
    setSearch((now) => {
      now.set(name, value);
      return now;
    });
  const save = () => downloadCSV(figuresCsv(edicoes), `numeros-${lisbonToday()}`);
  return (
    <Screen
      className="numeros"
      sx={{
        maxWidth: 1100,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        '& > .largo': { gridColumn: '1 / -1' },
      }}
    >
      <GlobalStyles styles={PRINTED} />
      <div className="largo so-imprimir">
        <Typography variant="subtitle1">{associacao}</Typography>
        <Typography variant="h1" component="p">
          Desafio Escolar {edition.anoLetivo}: números do ano
        </Typography>
      </div>
      <Row className="largo nao-imprimir" justifyContent="space-between">
        <ChoiceField
          {...choiceLook}
          label="Edição"
          value={edition.chave}
          choices={edicoes.map(({ chave, anoLetivo }) => ({ id: chave, name: anoLetivo }))}
          onChoose={(chave) => choose('edicao', chave)}
        />
        <Row>
          <Button startIcon={<DownloadIcon />} onClick={save}>
            Exportar CSV
          </Button>
          <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
            Imprimir
          </Button>
        </Row>
      </Row>
      <Panel title={`Edição ${edition.anoLetivo}`}>
        <FiguresTable edition={edition} before={before} />
      </Panel>
      <Panel
        title={`${figureWords[figure]} por edição`}
        action={
          <ChoiceField
            {...choiceLook}
            label="Número"
            value={figure}
            choices={choicesOf(figureWords)}
            onChoose={(name) => choose('numero', name)}
          />
        }
      >
        <FigureBars editions={edicoes} chosen={edition} figure={figure} />
      </Panel>
      <Panel title="Por distrito">
        <GroupsTable label="Distrito" groups={edition.porDistrito} />
      </Panel>
      <Panel title="Por ciclo">
        <GroupsTable label="Ciclo" groups={edition.porCiclo} />
      </Panel>
      <Panel title="Como se conta" className="largo">
        <Typography component="ul" variant="body2">
          <li>
            Os números guardam-se todas as noites desde {formatDay(desde)}. Um traço (—) quer dizer que ninguém contou:
            nunca está no lugar de um zero. Os conteúdos de exemplo não contam.
          </li>
          <li>
            As candidaturas a voluntariado, os materiais descarregados e as subscrições da newsletter são do ano letivo:
            de 1 de setembro a 31 de agosto, pela hora de Lisboa.
          </li>
          <li>
            Os materiais descarregados contam-se desde {formatDay(desde)}: as vezes que um PDF guardado no site foi
            descarregado, sem saber por quem. Não contam os materiais que estão noutros sites.
          </li>
          <li>
            Enquanto uma edição decorre, conta o que existe. Depois de acabar, os números ficam, mesmo quando os dados
            das pessoas são apagados.
          </li>
        </Typography>
      </Panel>
    </Screen>
  );
}

const SHOWN = 10;

interface FigureBarsProps {
  readonly editions: readonly Edition[];
  readonly chosen: Edition;
  readonly figure: Figure;
}

/** One figure of the last editions as bars, each with its words, so that it is a list to whoever listens to it. */
function FigureBars({ editions, chosen, figure }: FigureBarsProps) {
  const first = Math.max(0, editions.indexOf(chosen) - SHOWN + 1);
  const shown = editions.slice(first, first + SHOWN).reverse();
  const highest = Math.max(1, ...shown.map((edition) => edition[figure] ?? 0));
  return (
    <Stack as="ul" className="lista" aria-label={`${figureWords[figure]} por edição`} gap={0.75}>
      {shown.map((edition) => (
        <Box
          component="li"
          key={edition.chave}
          sx={{
            display: 'grid',
            gridTemplateColumns: '5.5rem minmax(0, 1fr) 4rem',
            alignItems: 'center',
            gap: 1,
            fontWeight: edition === chosen ? 700 : 400,
          }}
        >
          {edition.anoLetivo}
          {/* a border is printed where a background is not */}
          <Box
            style={{ width: `${((edition[figure] ?? 0) / highest) * 100}%` }}
            sx={{ borderTop: `1.1rem solid ${edition === chosen ? palette.violet.dark : palette.teal.main}` }}
          />
          <Box sx={{ textAlign: 'right' }}>
            <Count>{edition[figure]}</Count>
          </Box>
        </Box>
      ))}
    </Stack>
  );
}

/** Four columns of numbers fit a phone. */
const narrowSx = { '& th, & td': { px: { xs: '1vw', sm: 1.5 }, fontSize: 'clamp(0.7rem, 3.3vw, 0.875rem)' } };

function FiguresTable({ edition, before }: { readonly edition: Edition; readonly before: Edition | undefined }) {
  const { fase, semAlunos } = edition;
  return (
    <>
      <CountsTable
        sx={narrowSx}
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

function GroupsTable({ label, groups }: { readonly label: string; readonly groups: Edition['porDistrito'] }) {
  if (groups.length === 0) return <Typography>Não há escolas contadas nesta edição.</Typography>;
  return (
    <CountsTable
      sx={narrowSx}
      label={`Escolas e alunos por ${label.toLowerCase()}`}
      columns={[label, 'Escolas', 'Alunos']}
      rows={groups.map((group) => [groupName(group), group.escolas, group.alunos])}
    />
  );
}
