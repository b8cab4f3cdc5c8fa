import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import SwapHorizIcon from '@mui/icons-material/SwapHoriz';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { CopyUrlButton } from '../../common/copy-url-button.js';
import { RowDeleteButton } from '../../common/list/row-delete-button.js';
import { FileUsesButton } from '../../common/pictures/file-uses.js';
import { PictureButton } from '../../common/pictures/picture-dialog.js';
import type { UploadedFile } from '../../data-provider/uploaded-file.js';
import { ReplaceDialog } from './replace-dialog.js';

/** Copy, view, look up and delete one file; a file that is in use is not deleted. */
export function FileActions({ file }: { readonly file: UploadedFile }) {
  return (
    <>
      <CopyUrlButton url={file.url} name={file.nome} />
      <Button
        href={file.url}
        target="_blank"
        rel="noopener"
        startIcon={<OpenInNewIcon />}
        aria-label={`View: ${file.nome}`}
      >
        View
      </Button>
      <FileUsesButton file={file} />
      {file.tipo === 'image' && <PictureButton nome={file.id} label={file.nome} />}
      {file.tipo === 'image' && <ReplaceButton file={file} />}
      <RowDeleteButton
        label="Delete"
        success="Arquivo eliminado com sucesso!"
        failure="Erro ao eliminar o ficheiro. Tente novamente."
      >
        Tem a certeza de que quer eliminar o ficheiro <strong>{file.nome}</strong>? Esta ação não pode ser desfeita.
      </RowDeleteButton>
    </>
  );
}

/** Opens what shows another picture wherever one is shown. */
function ReplaceButton({ file }: { readonly file: UploadedFile }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        startIcon={<SwapHorizIcon />}
        onClick={() => setOpen(true)}
        aria-label={`Trocar em todo o lado: ${file.nome}`}
      >
        Trocar
      </Button>
      {isOpen && <ReplaceDialog file={file} onClose={() => setOpen(false)} />}
    </>
  );
}
