import type { Fotografia } from '../../api-types.js';
import { formatDay } from '../../common/dates/format-date.js';
import type { Column } from '../../common/list/column.js';
import { pictureColumn, titleColumn } from '../../common/list/columns.js';
import { choiceFilter } from '../../common/list/filters.js';
import { SectionList } from '../../common/list/section-list.js';
import { FileUsesButton } from '../../pictures/file-uses.js';
import { PictureButton } from '../../pictures/picture-dialog.js';
import { isHidden, PictureState, pictureWords, Thumbnail } from '../../pictures/picture.js';
import { uploadedFile } from '../../data-provider/uploaded-file.js';
import { Introduction } from '../../common/parts.js';

const columns: readonly Column<Fotografia>[] = [
  {
    ...pictureColumn<Fotografia>('url', 'Fotografia', (fotografia, size) => (
      <Thumbnail url={uploadedFile(fotografia.nome).url} size={size} isHidden={isHidden(fotografia)} />
    )),
    isScreenOnly: true,
  },
  { ...titleColumn('id', 'Nome'), text: ({ nome }) => nome },
  {
    source: 'estado',
    label: 'Estado',
    isSortable: false,
    cell: (fotografia) => <PictureState fotografia={fotografia} />,
    text: pictureWords,
  },
  {
    source: 'vistaPor',
    label: 'Autorização vista',
    isSortable: false,
    text: ({ vistaEm, vistaPor }) => (vistaEm === null ? '' : `${formatDay(vistaEm)}, por ${vistaPor}`),
  },
  { source: 'ate', label: 'Autorizada até', text: ({ ate }) => formatDay(ate, '') },
];

const filters = [choiceFilter('porAutorizar', 'Autorização', [{ id: true, name: 'Em falta ou a acabar' }], 'Todas')];

function Actions({ nome }: Fotografia) {
  const file = uploadedFile(nome);
  return (
    <>
      <PictureButton nome={nome} label={file.nome} />
      <FileUsesButton file={file} />
    </>
  );
}

export default function PictureList() {
  return (
    <>
      <Introduction>
        As fotografias com menores identificáveis e as que foram retiradas do site. Marcam-se onde são carregadas: em
        «Upload», ou no próprio evento, artigo, material ou membro da equipa.
      </Introduction>
      <SectionList<Fotografia>
        columns={columns}
        filters={filters}
        emptyText="Nenhuma fotografia está marcada ou foi retirada."
        rowActions={(fotografia) => <Actions {...fotografia} />}
        line={(fotografia) => (
          <>
            <PictureState fotografia={fotografia} />
            {fotografia.vistaEm !== null && (
              <div>
                Autorização vista a {formatDay(fotografia.vistaEm)}, por {fotografia.vistaPor}
              </div>
            )}
          </>
        )}
      />
    </>
  );
}
