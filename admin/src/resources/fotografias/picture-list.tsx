import { Typography } from '@mui/material';
import type { Fotografia } from '../../api-types.js';
import { formatDay } from '../../common/dates/format-date.js';
import type { Column } from '../../common/list/column.js';
import { PictureCard, TitleCell } from '../../common/list/columns.js';
import { SectionList } from '../../common/list/section-list.js';
import { FileUsesButton } from '../../pictures/file-uses.js';
import { PictureButton } from '../../pictures/picture-dialog.js';
import { isHidden, PictureState, pictureWords, Thumbnail } from '../../pictures/picture.js';
import { uploadedFile } from '../../data-provider/uploaded-file.js';
import { Note } from '../../common/note.js';

const columns: readonly Column<Fotografia>[] = [
  {
    source: 'url',
    label: 'Fotografia',
    isSortable: false,
    isScreenOnly: true,
    width: '96px',
    cell: (fotografia) => <Thumbnail url={uploadedFile(fotografia.nome).url} isHidden={isHidden(fotografia)} />,
  },
  {
    source: 'id',
    label: 'Nome',
    cell: ({ nome }) => <TitleCell text={uploadedFile(nome).nome} />,
    text: ({ nome }) => nome,
  },
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
      <Typography sx={{ mb: 2, maxWidth: '70ch' }}>
        As fotografias com menores identificáveis e as que foram retiradas do site. Marcam-se onde são carregadas: em
        «Upload», ou no próprio evento, artigo, material ou membro da equipa.
      </Typography>
      <SectionList<Fotografia>
        columns={columns}
        emptyText="Nenhuma fotografia está marcada ou foi retirada."
        rowActions={(fotografia) => <Actions {...fotografia} />}
        card={(fotografia) => (
          <PictureCard
            picture={<Thumbnail url={uploadedFile(fotografia.nome).url} size={64} isHidden={isHidden(fotografia)} />}
            title={uploadedFile(fotografia.nome).nome}
            actions={<Actions {...fotografia} />}
          >
            <PictureState fotografia={fotografia} />
            {fotografia.vistaEm !== null && (
              <Note>
                Autorização vista a {formatDay(fotografia.vistaEm)}, por {fotografia.vistaPor}
              </Note>
            )}
          </PictureCard>
        )}
      />
    </>
  );
}
