import CloudUploadIcon from '@mui/icons-material/CloudUpload';
import { lazyScreen } from '../../common/lazy-part.js';
import type { Section } from '../../common/section/section.js';
import { restPaths } from '../../data-provider/api-paths.js';
import type { UploadedFile } from '../../data-provider/uploaded-file.js';

/** The public files. */
export const upload: Section<UploadedFile> = {
  value: 'upload',
  papel: 'edicao',
  name: 'files',
  icon: CloudUploadIcon,
  options: { label: 'Upload' },
  words: 'ficheiros carregar documentos imagens PDF',
  messages: { name: 'Ficheiro |||| Ficheiros' },
  recordRepresentation: ({ nome }) => nome,
  api: { ...restPaths('api/files'), remove: (id) => `api/delete/${id}` },
  order: { field: 'id', order: 'DESC' },
  path: '/dashboard/upload',
  list: lazyScreen(() => import('./upload.js')),
  count: { place: 14, label: 'Ficheiros' },
  waiting: {
    key: 'imagensPorDescrever',
    one: 'imagem sem descrição',
    many: 'imagens sem descrição',
    filter: { porDescrever: true },
  },
};
