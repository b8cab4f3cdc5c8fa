import { Alert } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { CountedTextInput } from '../../common/form/counted-text-input.js';
import { DayInput } from '../../common/form/date-inputs.js';
import { EmblemInputs } from '../../common/form/emblem-inputs.js';
import { FormSection } from '../../common/form/form-section.js';
import { RecordScreen } from '../../common/form/record-screen.js';
import { WebAddressInput } from '../../common/form/web-address-input.js';
import { ImageField } from '../../pictures/image-field.js';
import { partnerEditor } from './partner-editor.js';
import { partnerTime } from './partner-time.js';

const create = {
  firstValues: { forma: 'star', cor: 'imaginar' },
  required: ['nome', 'descricao'],
  incompleteHint: 'Preencha o nome e a descrição',
};

const edit = { loading: 'A carregar os dados do parceiro...' };

const notices = {
  futuro: 'Este parceiro só aparece no site a partir do primeiro dia da parceria.',
  terminado: 'A parceria já terminou: este parceiro não aparece no site.',
} as const;

function TimeNotice() {
  const [desde, ate] = useWatch({ name: ['desde', 'ate'] }) as (string | null | undefined)[];
  const time = partnerTime({ desde: desde ?? null, ate: ate ?? null });
  if (time === 'atual') return null;
  return (
    <Alert severity="info" className="inteiro" role="status">
      {notices[time]}
    </Alert>
  );
}

export default function PartnerForm() {
  return (
    <RecordScreen editor={partnerEditor} called="o parceiro" create={create} edit={edit} returnsToList>
      <FormSection title="Parceiro">
        <CountedTextInput source="nome" isRequired isWide />
        <CountedTextInput
          source="descricao"
          hint="Abre-se quando alguém carrega no logótipo"
          rows={3}
          isRequired
          isWide
        />
        <WebAddressInput source="ligacao" hint="Opcional" placeholder="https://exemplo.pt" />
      </FormSection>
      <FormSection title="Logótipo">
        <ImageField source="logo" isTitled />
        <CountedTextInput
          source="logoAlt"
          hint="O que se vê, para quem não vê. Vazio: só enfeita, porque o nome está ao lado"
          isWide
        />
        <EmblemInputs />
      </FormSection>
      <FormSection title="Duração da parceria">
        <DayInput source="desde" hint="Opcional: antes deste dia não aparece no site" />
        <DayInput source="ate" hint="Opcional: depois deste dia deixa de aparecer" />
        <TimeNotice />
      </FormSection>
    </RecordScreen>
  );
}
