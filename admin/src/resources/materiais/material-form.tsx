import { useFormContext, useWatch } from 'react-hook-form';
import { CountedTextInput } from '../../common/form/counted-text-input.js';
import { useFormStatus } from '../../common/form/form-context.js';
import { FormSection } from '../../common/form/form-section.js';
import { FormattedTextInput } from '../../common/form/formatted-text-input.js';
import { RecordScreen } from '../../common/form/record-screen.js';
import { WebAddressInput } from '../../common/form/web-address-input.js';
import { PdfDropZone } from '../../pictures/drop-zone.js';
import { FieldFrame } from '../../pictures/field-frame.js';
import { ImageField } from '../../pictures/image-field.js';
import { MAX_IMAGE_BYTES } from '../../pictures/file-rules.js';
import { storedNameOf } from '../../pictures/picture.js';
import { useUpload } from '../../pictures/use-upload.js';
import { uploadedFile } from '../../data-provider/uploaded-file.js';
import { materialEditor } from './material-editor.js';

const create = {
  success: 'Material adicionado com sucesso! Redirecionando...',
  redirectMs: 2000,
  cancelLabel: 'Voltar',
  required: ['titulo', 'download', 'texto', 'img'],
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

export default function MaterialForm() {
  return (
    <RecordScreen editor={materialEditor} called="o material" create={create} edit={edit}>
      <FormSection title="Material pedagógico">
        <CountedTextInput source="titulo" isRequired />
        <WebAddressInput
          source="download"
          hint="O endereço do PDF; preenche-se ao carregá-lo aqui em baixo"
          placeholder="https://exemplo.pt/material.pdf"
          isRequired
        />
        <MaterialPdf />
        <FormattedTextInput source="texto" rows={3} isRequired />
        <ImageField source="img" isRequired />
      </FormSection>
    </RecordScreen>
  );
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
