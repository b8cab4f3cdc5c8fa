import type { Subscritor } from '../../api-types.js';
import { Arrival, ArrivalSentence } from '../../common/dates/when.js';
import type { Column } from '../../common/list/column.js';
import { exportedMoment, titleColumn } from '../../common/list/columns.js';
import { choiceFilter, DayRangeFilter, searchFilter } from '../../common/list/filters.js';
import { RowDeleteButton } from '../../common/delete-button.js';
import { SectionList } from '../../common/list/section-list.js';

const columns: readonly Column<Subscritor>[] = [
  titleColumn('email', 'E-mail'),
  { source: 'id', label: 'ID' },
  { source: 'nome', label: 'Nome' },
  { source: 'create', label: 'Data', cell: ({ create }) => <Arrival iso={create} />, isScreenOnly: true },
  {
    source: 'confirmada',
    label: 'Confirmada',
    isScreenOnly: true,
    cell: ({ confirmada }) => (confirmada ? 'Sim' : 'Não'),
  },
  exportedMoment('confirmadaEm', 'Confirmada em'),
  { source: 'cancelar', label: 'Ligação para cancelar', isExportOnly: true },
];

const confirmation = [
  { id: true, name: 'Confirmadas' },
  { id: false, name: 'Por confirmar' },
];

const filters = [
  searchFilter('Pesquisar subscritores'),
  choiceFilter('confirmada', 'Confirmação', confirmation, 'Todas'),
  <DayRangeFilter key="dias" source="create" alwaysOn />,
];

const removeButton = (subscriber: Subscritor) => (
  <RowDeleteButton
    success="Subscritor eliminado com sucesso!"
    failure="Erro ao eliminar o subscritor. Tente novamente."
  >
    Tem a certeza de que quer eliminar <strong>{subscriber.email}</strong> da newsletter? Esta ação não pode ser
    desfeita. Se a tinha confirmado, a prova do consentimento fica, sem o endereço, pelo prazo que está em
    «Privacidade».
  </RowDeleteButton>
);

export default function SubscriberList() {
  return (
    <SectionList<Subscritor>
      columns={columns}
      filters={filters}
      exported={{
        rows: (calls) => calls.POST('/api/newsletter/exportacao'),
        words: 'quem confirmou, com a ligação de cada pessoa para cancelar',
      }}
      rowActions={removeButton}
      line={({ id, nome, confirmada, create }) => (
        <>
          {nome} · ID {id} · {confirmada ? 'Confirmada' : 'Por confirmar'} · <ArrivalSentence iso={create} />
        </>
      )}
      canBulkDelete
    />
  );
}
