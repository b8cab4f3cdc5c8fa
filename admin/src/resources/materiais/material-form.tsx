import { useFormContext, useWatch } from 'react-hook-form';
import { useFormStatus } from '../../common/form/form-context.js';
import { RecordScreen } from '../../common/form/record-screen.js';
import { PdfDropZone } from '../../pictures/drop-zone.js';
import { FieldFrame } from '../../pictures/field-frame.js';
import { MAX_IMAGE_BYTES } from '../../pictures/file-rules.js';
import { storedNameOf } from '../../pictures/picture.js';
import { useUpload } from '../../pictures/use-upload.js';
import { uploadedFile } from '../../data-provider/uploaded-file.js';
import { materialEditor } from './material-editor.js';

const create = {
  success: 'Material adicionado com sucesso! Redirecionando...',
  redirectMs: 2000,
  cancelLabel: 'Voltar',
  incompleteHint: 'Preencha todos os campos obrigatórios',
};

const edit = {
  loading: 'Carregando dados do material...',
  loadFailure: 'Erro ao carregar os dados do material.',
  failure: 'Erro ao atualizar material.',
  deleteQuestion: 'Tem certeza que deseja eliminar este material?',
  deleteFailure: 'Erro ao eliminar material.',
  cancelGoesBack: true,
};

const sections = { 'Material pedagógico': ['titulo', 'download', MaterialPdf, 'texto', 'img'] };

export default function MaterialForm() {
  return <RecordScreen editor={materialEditor} create={create} edit={edit} sections={sections} />;
}

const PDF = 'PDF do material';

/** Uploads the PDF of a material and puts its address into the field for the link. */
function MaterialPdf() {
  const { isBusy } = useFormStatus();
  const { setValue } = useFormContext();
  const link: unknown = useWatch({ name: 'download' });
  const nome = typeof link === 'string' ? storedNameOf(link) : null;
  const fill = (url: string | null): void =>
    setValue('download', url, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  const { zone } = useUpload({
    busyText: 'A carregar o PDF...',
    failure: 'Falha no upload do PDF. Tente novamente.',
    onArrivals: ([pdf]) => pdf !== undefined && fill(pdf.url),
  });
  return (
    <FieldFrame source="pdf" label={PDF}>
      <PdfDropZone
        label={PDF}
        held={nome === null ? null : uploadedFile(nome).nome}
        onRemove={() => fill(null)}
        maxBytes={MAX_IMAGE_BYTES}
        isDisabled={isBusy}
        {...zone}
      />
    </FieldFrame>
  );
}
