import GridViewIcon from '@mui/icons-material/GridView';
import ViewListIcon from '@mui/icons-material/ViewList';
import { Avatar, Button, Card, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { RecordsIterator, useGetList, useListContext, useNotify, useStore } from 'ra-core';
import { useState } from 'react';
import { ListNoResults } from 'react-admin';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import SwapHorizIcon from '@mui/icons-material/SwapHoriz';
import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdf';
import { useQuery } from '@tanstack/react-query';
import { CopyUrlButton } from '../../common/copy-url-button.js';
import { formatMoment } from '../../common/dates/format-date.js';
import { choicesOf } from '../../common/form/choices.js';
import { UnsavedGuard } from '../../common/form/unsaved-guard.js';
import type { Column } from '../../common/list/column.js';
import { pictureColumn, TitleCell } from '../../common/list/columns.js';
import { choiceFilter, searchFilter } from '../../common/list/filters.js';
import { MoreActions, useIsPhone } from '../../common/more-actions.js';
import { RowDeleteButton } from '../../common/delete-button.js';
import { SectionList } from '../../common/list/section-list.js';
import { LoadingBlock } from '../../common/feedback.js';
import { AboveList, Fill, Note, Panel, Row, Stack } from '../../common/parts.js';
import { DropZone } from '../../pictures/drop-zone.js';
import { FileUsesButton } from '../../pictures/file-uses.js';
import { ACCEPTED_IMAGES, fileSize, MAX_IMAGE_BYTES, MAX_IMAGE_MB } from '../../pictures/file-rules.js';
import { PictureButton } from '../../pictures/picture-dialog.js';
import { PictureQuestions } from '../../pictures/picture-questions.js';
import { useUpload } from '../../pictures/use-upload.js';
import { DialogButton } from '../../common/titled-dialog.js';
import { BANNER_MS } from '../../common/timed-state.js';
import type { Arrival } from '../../data-provider/upload-files.js';
import type { UploadedFile } from '../../data-provider/uploaded-file.js';
import { ReplaceDialog } from './replace-dialog.js';
import { PictureState, PictureThumbnail, useFotografia } from '../../pictures/picture.js';
import { fetchFileSize } from '../../data-provider/fetch-file.js';
import { palette } from '../../theme/palette.js';

type View = 'lista' | 'grelha';

const columns: readonly Column<UploadedFile>[] = [
  pictureColumn('url', 'Ficheiro', (file, size) => <FilePreview file={file} size={size} />),
  {
    source: 'id',
    label: 'Nome',
    cell: (file) => (
      <>
        <TitleCell />
        {file.tipo === 'image' && <PictureNote nome={file.id} />}
      </>
    ),
    text: ({ id }) => id,
  },
  { source: 'tipo', label: 'Tipo', isSortable: false, text: ({ tipo }) => fileTypeNames[tipo] },
  {
    source: 'tamanho',
    label: 'Tamanho',
    isSortable: false,
    isScreenOnly: true,
    cell: (file) => <FileBytes file={file} />,
  },
  { source: 'createdAt', label: 'Data de upload', text: ({ createdAt }) => formatMoment(createdAt, '') },
];

const filters = [
  searchFilter('Pesquisar ficheiros'),
  choiceFilter('tipo', 'Tipo', choicesOf({ image: 'Imagens', pdf: 'PDF' })),
  choiceFilter('porDescrever', 'Descrição', [{ id: true, name: 'Sem descrição' }], 'Todas'),
];

export default function Upload() {
  const [view, setView] = useStore<View>('upload.view', 'lista');
  return (
    <>
      <FileUpload />
      <AboveList justifyContent="flex-end">
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          aria-label="Vista"
          onChange={(_event, next: View | null) => next !== null && setView(next)}
        >
          <ToggleButton value="lista" aria-label="Lista">
            <ViewListIcon />
          </ToggleButton>
          <ToggleButton value="grelha" aria-label="Grelha">
            <GridViewIcon />
          </ToggleButton>
        </ToggleButtonGroup>
      </AboveList>
      <SectionList<UploadedFile>
        columns={columns}
        filters={filters}
        rowActions={(file) => <FileActions file={file} />}
        line={(file) => <FileFacts file={file} />}
        canBulkDelete
        body={view === 'grelha' ? <FileGrid /> : undefined}
      />
    </>
  );
}

function FileGrid() {
  const { data, isPending } = useListContext<UploadedFile>();
  if (isPending) return <LoadingBlock />;
  if (data === undefined || data.length === 0) return <ListNoResults />;
  return (
    <Stack
      as="ul"
      className="lista"
      gap={1.5}
      sx={{ p: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))' }}
    >
      <RecordsIterator<UploadedFile>
        render={(file) => (
          <Card component="li" sx={{ p: 1.5, display: 'flex', flexDirection: 'column', gap: 0.5 }}>
            <Row justifyContent="center">
              <FilePreview file={file} size={160} />
            </Row>
            <Typography variant="subtitle2">{file.nome}</Typography>
            <Fill>
              <FileFacts file={file} />
            </Fill>
            <Row gap={0}>
              <FileActions file={file} />
            </Row>
          </Card>
        )}
      />
    </Stack>
  );
}

const ACCEPT = { ...ACCEPTED_IMAGES, 'application/pdf': ['.pdf'] };

function FileUpload() {
  const notify = useNotify();
  const [asked, setAsked] = useState<readonly Arrival[]>([]);

  const { isOnItsWay, zone } = useUpload({
    busyText: 'A carregar ficheiros...',
    failure: 'Erro ao fazer upload dos arquivos. Tente novamente.',
    onArrivals: (arrivals, all) => {
      setAsked((before) => [...arrivals, ...before]);
      if (all) notify('Arquivos carregados com sucesso!', { type: 'success', autoHideDuration: BANNER_MS });
    },
    onFailure: (text) => notify(text, { type: 'error', autoHideDuration: BANNER_MS }),
  });

  return (
    <Panel title="Carregar ficheiros" sx={{ mb: 2 }}>
      <DropZone
        label="Carregar ficheiros"
        hint={`Imagens (PNG, JPG, WebP, GIF, AVIF) e PDF até ${MAX_IMAGE_MB}MB cada`}
        accept={ACCEPT}
        maxBytes={MAX_IMAGE_BYTES}
        {...zone}
      />
      <PictureQuestions
        arrivals={asked}
        onUse={(_same, url) => setAsked((before) => before.filter((one) => one.url !== url))}
        onClose={() => setAsked([])}
      />
      <UnsavedGuard isUnsaved={isOnItsWay} />
    </Panel>
  );
}

function FileActions({ file }: { readonly file: UploadedFile }) {
  const isPicture = file.tipo === 'image';
  const isPhone = useIsPhone();
  const specified = (
    <>
      <Button
        href={file.url}
        target="_blank"
        rel="noopener"
        startIcon={<OpenInNewIcon />}
        aria-label={`View: ${file.nome}`}
      >
        View
      </Button>
      <RowDeleteButton
        label="Delete"
        success="Arquivo eliminado com sucesso!"
        failure="Erro ao eliminar o ficheiro. Tente novamente."
      >
        Tem a certeza de que quer eliminar o ficheiro <strong>{file.nome}</strong>? Esta ação não pode ser desfeita.
      </RowDeleteButton>
    </>
  );
  return (
    <>
      <CopyUrlButton url={file.url} name={file.nome} />
      {!isPhone && specified}
      <MoreActions label={`Mais ações: ${file.nome}`}>
        {isPhone && specified}
        {isPicture && <PictureButton nome={file.id} label={file.nome} />}
        <FileUsesButton file={file} />
        {isPicture && (
          <DialogButton
            startIcon={<SwapHorizIcon />}
            aria-label={`Trocar em todo o lado: ${file.nome}`}
            dialog={(close) => <ReplaceDialog file={file} onClose={close} />}
          >
            Trocar
          </DialogButton>
        )}
      </MoreActions>
    </>
  );
}

function FileFacts({ file }: { readonly file: UploadedFile }) {
  return (
    <>
      <Note>
        {fileTypeNames[file.tipo]} · <FileBytes file={file} /> · {formatMoment(file.createdAt, 'sem data')}
      </Note>
      {file.tipo === 'image' && <PictureNote nome={file.id} />}
    </>
  );
}

/** How large a file is; it never changes, so it is asked once. */
function FileBytes({ file }: { readonly file: UploadedFile }) {
  const { data } = useQuery({
    queryKey: ['fileSize', file.url],
    queryFn: ({ signal }) => fetchFileSize(file.url, signal),
    staleTime: Infinity,
    retry: false,
  });
  return (
    <Typography component="span" variant="inherit" noWrap>
      {typeof data === 'number' ? fileSize(data) : '…'}
    </Typography>
  );
}

const fileTypeNames: Readonly<Record<UploadedFile['tipo'], string>> = { image: 'Imagem', pdf: 'PDF' };

function FilePreview({ file, size }: { readonly file: UploadedFile; readonly size: number }) {
  if (file.tipo === 'image') return <PictureThumbnail url={file.url} size={size} />;
  return (
    <Avatar variant="rounded" sx={{ width: size, height: size, borderRadius: 1.5, bgcolor: palette.coral.light }}>
      <PictureAsPdfIcon sx={{ color: palette.coral.dark, fontSize: size / 2 }} />
    </Avatar>
  );
}

/** Says of a picture what somebody has to see to: that visitors do not see it, or that it is not described. */
function PictureNote({ nome }: { readonly nome: string }) {
  const { fotografia, isPending } = useFotografia(nome);
  const { data: shown = [] } = useListContext<UploadedFile>();
  // all rows ask the same: a partner's logo is described by the name beside it, which the API knows
  const { data: toDescribe = [] } = useGetList<UploadedFile>('files', {
    filter: { id: shown.map(({ id }) => id), porDescrever: true },
    pagination: { page: 1, perPage: Math.max(1, shown.length) },
  });
  if (isPending) return null;
  return (
    <>
      <PictureState fotografia={fotografia} />
      {toDescribe.some(({ id }) => id === nome) && <Note>Por descrever</Note>}
    </>
  );
}
