import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import RestoreIcon from '@mui/icons-material/RestoreFromTrash';
import { Button, Typography } from '@mui/material';
import { useListContext } from 'ra-core';
import { periods } from '@contract/periods';
import type { NoLixo } from '../../api-types.js';
import { When } from '../../common/dates/when.js';
import type { Column } from '../../common/list/column.js';
import { dayColumn, momentColumn, titleColumn } from '../../common/list/columns.js';
import { choiceFilter, searchFilter } from '../../common/list/filters.js';
import { RowDeleteButton } from '../../common/delete-button.js';
import { SectionList } from '../../common/list/section-list.js';
import { resourceSectionsOf, useSectionGroups } from '../../common/section/section-group.js';
import { useAttempt } from '../../common/use-attempt.js';
import { sentenceOf } from '../../data-provider/field-errors.js';
import { Introduction } from '../../common/parts.js';

const columns: readonly Column<NoLixo>[] = [
  { ...titleColumn('titulo', 'Título'), picture: () => <DeleteIcon color="disabled" /> },
  { source: 'recurso', label: 'Tipo', text: ({ tipo }) => tipo },
  momentColumn('eliminadoEm', 'Eliminado em', true),
  { source: 'por', label: 'Por', isSortable: false, cell: ({ por }) => por ?? '' },
  dayColumn('ficaAte', 'Fica até'),
];

const actionsOf = (removed: NoLixo) => (
  <>
    <BringBackButton removed={removed} />
    <RowDeleteButton
      label="Eliminar de vez"
      title="Eliminar de vez"
      confirm={{ label: 'Eliminar de vez', busyLabel: 'A eliminar...' }}
      success="Eliminado de vez."
      failure="Não foi possível eliminar. Tente novamente."
    >
      <strong>{removed.titulo}</strong> e todo o seu histórico são apagados agora. Esta ação não pode ser desfeita.
    </RowDeleteButton>
  </>
);

export default function BinList() {
  const sections = resourceSectionsOf(useSectionGroups()).filter(({ hasBin }) => hasBin === true);
  const kinds = sections.map(({ name, label }) => ({ id: name, name: label }));
  return (
    <>
      <Introduction>
        O que é eliminado deixa logo de estar no site e fica aqui {periods.binDays} dias. Até lá pode ser reposto, com
        as ligações, as imagens e o histórico que tinha.
      </Introduction>
      <SectionList<NoLixo>
        columns={columns}
        filters={[searchFilter('Pesquisar no lixo'), choiceFilter('recurso', 'Tipo', kinds)]}
        emptyText="O lixo está vazio."
        bulkActions={<BulkBringBack />}
        rowActions={actionsOf}
        line={({ tipo, ficaAte, eliminadoEm, por }) => (
          <>
            <Typography variant="inherit" component="div" color="textPrimary">
              {tipo} · fica até <When iso={ficaAte} />
            </Typography>
            Eliminado em <When iso={eliminadoEm} hasTime />
            {por === null ? '' : ` por ${por}`}
          </>
        )}
      />
    </>
  );
}

const failure = (error: unknown): string => sentenceOf(error, 'Não foi possível repor. Tente novamente.');

function BringBackButton({ removed: { id, titulo } }: { readonly removed: NoLixo }) {
  const { isBusy, attempt } = useAttempt();
  return (
    <Button
      startIcon={<RestoreIcon />}
      aria-label={`Repor ${titulo}`}
      disabled={isBusy}
      onClick={() =>
        void attempt((calls) => calls.POST('/api/lixo/{id}/reposicao', { id }), `«${titulo}» foi reposto.`, failure)
      }
    >
      Repor
    </Button>
  );
}

function BulkBringBack() {
  const { selectedIds, onUnselectItems } = useListContext<NoLixo>();
  const { isBusy, attempt } = useAttempt();

  const bringBack = async (): Promise<void> => {
    const count = selectedIds.length;
    const success = count === 1 ? 'Foi reposto 1 registo.' : `Foram repostos ${count} registos.`;
    await attempt((calls) => calls.bringBackMany(selectedIds), success, failure);
    onUnselectItems();
  };
  return (
    <Button size="small" startIcon={<RestoreIcon />} disabled={isBusy} onClick={() => void bringBack()}>
      {isBusy ? 'A repor...' : 'Repor'}
    </Button>
  );
}
