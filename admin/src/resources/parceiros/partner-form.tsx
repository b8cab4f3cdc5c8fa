import { Alert } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { RecordScreen } from '../../common/form/record-screen.js';
import { partnerEditor } from './partner-editor.js';
import { partnerTime } from './partner-time.js';

const create = { incompleteHint: 'Preencha o nome e a descrição' };
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

const sections = {
  Parceiro: ['nome', 'descricao', 'ligacao'],
  Logótipo: ['logo', 'logoAlt', 'forma', 'cor'],
  'Duração da parceria': ['desde', 'ate', TimeNotice],
};

export default function PartnerForm() {
  return <RecordScreen editor={partnerEditor} create={create} edit={edit} sections={sections} returnsToList />;
}
