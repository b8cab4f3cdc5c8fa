import type { Parceiro } from '../../api-types.js';
import { SiteLink } from '../../common/form/site-link.js';
import { type Column, exportAllFields } from '../../common/list/column.js';
import { idColumn, imageColumn, sampleColumn, titleColumn, withSample } from '../../common/list/columns.js';
import { searchFilter } from '../../common/list/filters.js';
import { SectionList } from '../../common/list/section-list.js';
import { OrderButton } from '../../common/order/order-button.js';
import { AboveList } from '../../common/parts.js';
import { partnerEditor } from './partner-editor.js';
import { partnerTime, partnerTimeWords } from './partner-time.js';
import { PARTNERS_PAGE } from '../content-sections.js';

const { labels } = partnerEditor;

const stateOf = (partner: Parceiro): string => partnerTimeWords[partnerTime(partner)];

const columns: readonly Column<Parceiro>[] = [
  idColumn,
  { source: 'ordem', label: 'Ordem', width: '5rem' },
  imageColumn('logo', labels.logo),
  titleColumn('nome', labels.nome),
  { source: 'parceria', label: 'Parceria', isSortable: false, text: stateOf },
  sampleColumn,
];

export default function PartnerList() {
  return (
    <>
      <AboveList>
        <OrderButton label="Ordenar parceiros" />
        <SiteLink path={PARTNERS_PAGE} what="parceiros" />
      </AboveList>
      <SectionList<Parceiro>
        columns={exportAllFields(columns, partnerEditor)}
        filters={[searchFilter('Pesquisar parceiros')]}
        line={(partner) => withSample(stateOf(partner), partner)}
      />
    </>
  );
}
