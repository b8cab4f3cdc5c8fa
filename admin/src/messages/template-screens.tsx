import { modeloRespostaInput } from '@contract/limits/modelo-resposta-input';
import type { Schemas } from '../api-types.js';
import type { RecordEditor } from '../common/form/record-editor.js';
import { RecordScreen } from '../common/form/record-screen.js';
import type { Column } from '../common/list/column.js';
import { idColumn, titleColumn } from '../common/list/columns.js';
import { searchFilter } from '../common/list/filters.js';
import { SectionList } from '../common/list/section-list.js';

type Template = Schemas['ModeloResposta'];

const fields = {
  nome: { label: 'Nome', hint: 'Como a equipa o encontra', isRequired: true, isWide: true },
  texto: { label: 'Texto', hint: '{nome} dá lugar ao nome de quem escreveu', rows: 10, isRequired: true },
};
const labels = { nome: fields.nome.label, texto: fields.texto.label };
const editor = { labels, limits: modeloRespostaInput, fields } satisfies RecordEditor;

const columns: readonly Column<Template>[] = [
  idColumn,
  titleColumn('nome', labels.nome),
  { source: 'texto', label: labels.texto, isExportOnly: true },
];

export function TemplateList() {
  return (
    <SectionList<Template>
      columns={columns}
      filters={[searchFilter('Pesquisar modelos')]}
      emptyText="Ainda não há modelos: escreva o primeiro para as respostas que dá mais vezes."
      canBulkDelete
    />
  );
}

const create = { incompleteHint: 'Preencha o nome e o texto' };

export function TemplateForm() {
  return <RecordScreen editor={editor} create={create} sections={{ Modelo: ['nome', 'texto'] }} returnsToList />;
}
